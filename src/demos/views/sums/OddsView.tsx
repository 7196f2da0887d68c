/** Exact chances: a table each, with a bar for the eye. */
import type { Odds } from '../../../core/verdict.ts';
import { percent } from './numbers.ts';

const WIDTH = 120;

export const OddsView = ({ odds }: { readonly odds: readonly Odds[] }) => (
  <div class="sums">
    {odds.map(({ title, outcomes }) => (
      <table key={title} class="odds">
        <caption>{title}</caption>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">Outcome</th>
            <th scope="col">Chance</th>
            <th scope="col">In percent</th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ label, ways, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td class="odds-ways">{`${ways}/${of}`}</td>
              <td>
                <span class="odds-chance">
                  <svg
                    class="odds-bar"
                    viewBox={`0 0 ${WIDTH} 10`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect class="odds-whole" width={WIDTH} height="10" />
                    <rect class="odds-part" width={(WIDTH * ways) / of} height="10" />
                  </svg>
                  <span>{percent(ways, of)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </div>
);
