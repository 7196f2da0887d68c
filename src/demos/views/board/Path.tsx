interface PathProps {
  readonly class: string;
  readonly d: string;
}

/** A path of the drawing, where there is anything on it. */
export const Path = (path: PathProps) => (path.d === '' ? null : <path {...path} />);
