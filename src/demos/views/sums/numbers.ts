/** Numbers as readers see them. */

/** `+4`, `−2`, `0`. */
export const signed = (amount: number): string =>
  amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0';

/** The chance of `ways` in `of` in percent, to the tenth where it does not come out even. */
export const percent = (ways: number, of: number): string => {
  const tenths = Math.round((1000 * ways) / of);
  return `${tenths % 10 === 0 ? tenths / 10 : (tenths / 10).toFixed(1)}%`;
};
