/** What a verdict has to count: sums and chances. */
import type { Verdict } from '../../../core/verdict.ts';
import type { Tables } from '../../family.ts';
import { LedgerView } from './LedgerView.tsx';
import { OddsView } from './OddsView.tsx';
import styles from './sums.css?url';

const Sums = ({ verdict: { ledger, odds } }: { readonly verdict: Verdict }) => (
  <>
    {ledger && <LedgerView ledger={ledger} />}
    {odds && odds.length > 0 && <OddsView odds={odds} />}
  </>
);

export const sums: Tables = { View: Sums, styles: [styles] };
