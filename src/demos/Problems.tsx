import type { SetupError } from '../core/result.ts';
import type { Problem } from './position.ts';

export const ErrorList = ({ errors }: { readonly errors: readonly SetupError[] }) => (
  <ul>
    {errors.map(({ code, message }, i) => (
      <li key={i} data-code={code}>
        {message}
      </li>
    ))}
  </ul>
);

/** A position that no rule can be applied to: what is wrong with it, beside the board that stays editable. */
export const SetupErrors = ({ errors }: { readonly errors: readonly SetupError[] }) => (
  <div class="setup-errors">
    <p>This position cannot be judged yet:</p>
    <ErrorList errors={errors} />
  </div>
);

/** An address or a change that could not be taken. */
export const ProblemAlert = ({ problem }: { readonly problem: Problem }) => (
  <div class="problem" role="alert">
    <p>{problem.message}</p>
    <ErrorList errors={problem.errors} />
  </div>
);
