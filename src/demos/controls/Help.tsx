export const helpId = (id: string): string => `${id}-help`;

export const Help = ({ id, help }: { readonly id: string; readonly help: string | undefined }) =>
  help ? (
    <p class="help" id={helpId(id)}>
      {help}
    </p>
  ) : null;
