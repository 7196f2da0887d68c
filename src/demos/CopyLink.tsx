/** Copies the address of this very position; where the browser does not allow that, shows it to copy by hand. */
import { useEffect, useRef, useState } from 'preact/hooks';

type State =
  | { readonly kind: 'ready' }
  | { readonly kind: 'copied' }
  | { readonly kind: 'by-hand'; readonly address: string };

interface CopyLinkProps {
  readonly id: string;
  readonly address: () => string;
}

export function CopyLink({ id, address }: CopyLinkProps) {
  const [state, setState] = useState<State>({ kind: 'ready' });
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state.kind === 'by-hand') field.current?.select();
    if (state.kind !== 'copied') return;
    const timer = setTimeout(() => setState({ kind: 'ready' }), 4000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    const text = address();
    try {
      await navigator.clipboard.writeText(text);
      setState({ kind: 'copied' });
    } catch {
      setState({ kind: 'by-hand', address: text });
    }
  };

  return (
    <>
      <button type="button" onClick={copy}>
        Copy link
      </button>
      <span class="copied" role="status">
        {state.kind === 'copied' ? 'Copied' : ''}
      </span>
      {state.kind === 'by-hand' && (
        <span class="field field-wide">
          <label for={`${id}-address`}>Address of this position</label>
          <input ref={field} id={`${id}-address`} type="text" readOnly value={state.address} />
        </span>
      )}
    </>
  );
}
