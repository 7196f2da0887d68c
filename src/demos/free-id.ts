const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The first letter or digit that is not taken: ids of pieces are single characters. */
export const freeId = (taken: readonly string[]): string | undefined =>
  [...LETTERS].find((letter) => !taken.includes(letter));
