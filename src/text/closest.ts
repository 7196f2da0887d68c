/** How many letters may be wrong in a word that is checked against a short list of possible ones. */
const slips = (length: number): number => Math.max(2, Math.floor(length / 3));

/**
 * The word that somebody probably meant, the first of equally near ones; undefined when nothing comes near.
 * `most` is how many letters may be wrong.
 */
export function closest(
  word: string,
  known: readonly string[],
  most = slips(word.length),
): string | undefined {
  if (word.length > 80) return undefined;
  const target = word.toLowerCase();
  let best: string | undefined;
  // A word of which every letter would have to change is no slip of the pen.
  let least = Math.min(most + 1, Math.max(1, target.length));
  for (const candidate of known) {
    const distance = edits(target, candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/**
 * Insertions, deletions, replacements and swaps of neighbours that turn one word into the other, no letter being
 * changed twice (optimal string alignment distance).
 */
function edits(a: string, b: string): number {
  let last: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? (last[j - 2] ?? Number.POSITIVE_INFINITY) + 1
          : replaced;
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [last, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
