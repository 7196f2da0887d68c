import { useContext } from 'preact/hooks';
import type { Path, SetupError } from '../core/result.ts';
import type { Problem } from './position.ts';
import { Telling } from './telling.ts';

function ErrorList({ errors }: { readonly errors: readonly SetupError[] }) {
  const { page } = useContext(Telling);
  return (
    <ul>
      {errors.map(({ code, message, rule }, i) => (
        <li key={i} data-code={code}>
          {message} {rule !== undefined && <a href={page(rule).href}>The rule</a>}
        </li>
      ))}
    </ul>
  );
}

/** A position that no rule can be applied to: what is wrong with it, beside the board that stays editable. */
export const SetupErrors = ({ errors }: { readonly errors: readonly SetupError[] }) => (
  <div class="setup-errors">
    <p>This position cannot be judged yet:</p>
    <ErrorList errors={errors} />
  </div>
);

/** An address or a change that could not be taken. Such errors know a place, and no name that would tell it. */
export const ProblemAlert = ({ problem: { message, errors } }: { readonly problem: Problem }) => (
  <div class="problem" role="alert">
    <p>{message}</p>
    <ErrorList errors={errors.map((error) => ({ ...error, message: placeOf(error.path) + error.message }))} />
  </div>
);

/** `['characters', 0, 'name']` → "characters 1 name: "; nothing where the question itself or the whole is meant. */
const placeOf = ([first, ...rest]: Path): string =>
  first === undefined || first === 'question'
    ? ''
    : `${[first, ...rest.map((part) => (typeof part === 'number' ? part + 1 : part))].join(' ')}: `;
