/** Pages that the steps of Imperial Assault verdicts cite. The ids are permanent (`content/rules/ia`). */
export const PAGE = {
  accuracy: 'ia-108',
  adjacent: 'ia-113',
  diagonalIntersection: 'ia-301',
  sharedSpace: 'ia-302',
} as const;
