/** Whether the answer is official, derived from the rules, or open. */
import { useEffect, useState } from 'preact/hooks';
import type { Look } from './family.ts';
import type { Standing as Told } from './props.ts';

interface StandingProps {
  readonly look: Look;
  /** Known already; else it is looked up once the position is at rest. */
  readonly told: Told | undefined;
  readonly moving: boolean;
  readonly root: string;
}

export function Standing({ look, told, moving, root }: StandingProps) {
  const [found, setFound] = useState<{ readonly look: Look; readonly standing: Told | undefined }>();
  useEffect(() => {
    if (told || moving) return;
    let wanted = true;
    import('./standing/look-up.ts')
      .then(({ lookUp }) => lookUp(look, root))
      .then(
        (standing) => wanted && setFound({ look, standing }),
        // Without the index the answer is what it is: derived here.
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [look, told, moving]);

  const standing = told ?? (found?.look === look ? found.standing : undefined);
  const { word, more } = wordsOf(standing);
  return (
    <span class={`standing standing-${standing?.kind ?? 'derived'}`}>
      <strong>{word}</strong>
      {more}
      {standing?.links.map(({ title, href }, i) => (
        <span key={href}>
          {i > 0 ? ', ' : ': '}
          <a href={root + href}>{title}</a>
        </span>
      ))}
    </span>
  );
}

/** What follows the word is left out where links do. */
function wordsOf(standing: Told | undefined): { readonly word: string; readonly more?: string } {
  if (standing === undefined) return { word: 'derived', more: ' for your own position' };
  const alone = standing.links.length === 0;
  switch (standing.kind) {
    case 'official':
      return { word: 'official' };
    case 'none':
      return { word: 'no ruling', ...(alone && { more: ': the sources do not decide it' }) };
    case 'derived':
      return { word: 'derived', more: ': no published case is about exactly this' };
  }
}
