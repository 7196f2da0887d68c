/** Sums, one table a stat: what counts, what does not and stays in the list, and the total. */
import { useContext } from 'preact/hooks';
import type { Ledger, LedgerLine } from '../../../core/verdict.ts';
import { words } from '../../../scenario/controls.ts';
import { RuleLink } from '../../RuleLink.tsx';
import { Telling } from '../../telling.ts';
import { signed } from './numbers.ts';

export function LedgerView({ ledger }: { readonly ledger: Ledger }) {
  const { name } = useContext(Telling);
  return (
    <div class="sums">
      {ledger.totals.map(({ stat, amount }) => (
        <table key={stat} class="ledger">
          <caption>{words(name(stat))}</caption>
          <tbody>
            {ledger.lines
              .filter((line) => line.stat === stat)
              .map((line, i) => (
                <Line key={i} line={line} first={i === 0} />
              ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{amount}</td>
            </tr>
          </tfoot>
        </table>
      ))}
    </div>
  );
}

/** The first line is what the rest is added to, so it has no sign. */
function Line({
  line: { step, amount, counts },
  first,
}: {
  readonly line: LedgerLine;
  readonly first: boolean;
}) {
  const { sentence } = useContext(Telling);
  const text = first ? String(amount) : signed(amount);
  return (
    <tr class={counts ? undefined : 'ledger-out'}>
      <th scope="row">
        {sentence(step)} <RuleLink step={step} />
      </th>
      <td>
        {counts ? (
          text
        ) : (
          <>
            <s>{text}</s> <span class="ledger-why">does not count</span>
          </>
        )}
      </td>
    </tr>
  );
}
