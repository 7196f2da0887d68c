/** Dates as sources give them: a day, a month, a year, or `unknown`. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2005-12-18` as "18 December 2005", no more exact than it was issued. */
export function dateText(date: string): string {
  if (date === 'unknown') return 'Date unknown';
  const [year, month, day] = date.split('-');
  return [day && Number(day), month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ');
}

/** Latest first; unknown dates last. */
export function byDate(a: string, b: string): number {
  if (a === b) return 0;
  if (a === 'unknown') return 1;
  if (b === 'unknown') return -1;
  return a < b ? 1 : -1;
}
