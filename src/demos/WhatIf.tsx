/** The button that asks what would change the answer. What works that out loads when it is pressed. */
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { AnyScenario } from '../scenario/asked.ts';
import type { Changes } from './changes/Changes.tsx';
import type { Look } from './family.ts';

interface WhatIfProps {
  readonly id: string;
  readonly look: Look;
  readonly onTry: (scenario: AnyScenario, words: string) => void;
}

type Loaded = ComponentType<Parameters<typeof Changes>[0]>;

export function WhatIf({ id, look, onTry }: WhatIfProps) {
  const [base, setBase] = useState<Look>();
  const [part, setPart] = useState<{ readonly List: Loaded }>();
  const [failed, setFailed] = useState(false);

  const toggle = async () => {
    setBase(base ? undefined : look);
    setFailed(false);
    if (base || part) return;
    try {
      const { Changes } = await import('./changes/Changes.tsx');
      setPart({ List: Changes });
    } catch {
      setBase(undefined);
      setFailed(true);
    }
  };

  return (
    <div class="what-if needs-script">
      <button
        type="button"
        aria-expanded={base !== undefined}
        aria-controls={`${id}-changes`}
        disabled={!look.verdict.ok && base === undefined}
        onClick={toggle}
      >
        What would change it?
      </button>
      <div id={`${id}-changes`}>
        {failed && <p role="alert">This part did not load. Press the button again to try once more.</p>}
        {base && part && (
          <part.List base={base} now={look.scenario} onTry={onTry} onLeft={() => setBase(undefined)} />
        )}
      </div>
    </div>
  );
}
