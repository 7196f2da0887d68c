/** What an entry's page tells the index about itself, as attributes of the element that holds its text. */

export interface IndexedPage {
  readonly id: string;
  readonly title: string;
  /** Absent for pages that belong to no game. The name is there to be found: "ability xwing". */
  readonly game?: { readonly id: string; readonly name: string } | undefined;
  /** `ruling`, `rule`, `ability`, `open` or `source`. */
  readonly kind: string;
  /** Names of the abilities that it is about: they are the values of a filter. */
  readonly abilities?: readonly string[] | undefined;
  /** `current`, `amended`, `replaced`, … */
  readonly status?: string | undefined;
  /** The ruling, or what the page says, in one sentence. */
  readonly says: string;
  /** As in the front matter: `no`, `depends`, "12 squares". */
  readonly answer?: string | undefined;
  /** When the source was issued, as pages write dates. */
  readonly date?: string | undefined;
}

/**
 * Attributes for the element with the page's text. Values stand in attributes of their own, to which the lists
 * of filters and metadata point: in Pagefind's short form a comma would end a value.
 * Parts that are no text of the entry (controls, lists of other entries) carry `data-pagefind-ignore`.
 */
export const pageAttributes = (page: IndexedPage): Record<string, string> => {
  const filters: [name: string, value: string | undefined][] = [
    ['game', page.game?.id],
    ['kind', page.kind],
    ['status', page.status],
    ...(page.abilities ?? []).map((ability): [string, string] => ['ability', ability]),
  ];
  const metadata: [name: string, value: string | undefined][] = [
    ['id', page.id],
    ['title', page.title],
    ['in', page.game?.name],
    ['says', page.says],
    ['answer', page.answer],
    ['date', page.date],
  ];
  const attributes: Record<string, string> = { 'data-pagefind-body': '' };
  const point = (list: string, pairs: typeof filters) => {
    const given = pairs.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '');
    attributes[`data-pagefind-${list}`] = given.map(([name], i) => `${name}[data-${list}-${i}]`).join(', ');
    given.forEach(([, value], i) => {
      attributes[`data-${list}-${i}`] = value;
    });
  };
  point('filter', filters);
  point('meta', metadata);
  return attributes;
};
