/**
 * The search box in the page: reads the form, shows one state at a time. What is written on the page but is not
 * the search's own (names of games and kinds, answer chips, links for browsing) stands in the page already, in the
 * selects and in `<template>`s, and is taken from there.
 */
import type { Asked } from './address.ts';
import { button, type Child, element, text } from './dom.ts';
import type { Filters, Found, FoundPage, ReadGame } from './find.ts';
import { excerptWith, mark, wordsNotIn } from './highlight.ts';
import { entries, leftOut, readAs, readAsGame, summary, termList } from './messages.ts';
import type { ResultPage } from './pagefind.ts';
import type { Term } from './query.ts';

/** What the box shows below its form. */
export type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'short' }
  | { readonly kind: 'failed'; readonly reason: 'offline' | 'missing' | 'development' }
  | {
      readonly kind: 'found';
      readonly found: Found<ResultPage>;
      readonly terms: readonly Term[];
      readonly filters: Filters;
      readonly named: ReadGame | undefined;
      /** The text with its unknown words as they were probably meant. */
      readonly meant: string | undefined;
      /** The pages to show: the first of `found.full`, then all of `found.partial`. */
      readonly full: readonly Shown[];
      readonly partial: readonly Shown[];
    };

export interface Shown {
  readonly page: ResultPage;
  readonly match: FoundPage<ResultPage>;
}

export interface Actions {
  readonly more: () => void;
  readonly retry: () => void;
  /** Searches for something else, or elsewhere. */
  readonly askInstead: (asked: Partial<Asked>) => void;
}

const FAILURES = {
  offline: 'You are offline, and the search index has not been loaded yet.',
  missing: 'The search index could not be loaded.',
  development: 'There is no search index in development. Build the site (npm start) to search it.',
};

/** `box` is the element that Search.astro renders. */
export class SearchView {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly #box: HTMLElement;
  readonly #status: HTMLElement;
  readonly #results: HTMLElement;
  readonly #actions: Actions;

  constructor(box: HTMLElement, actions: Actions) {
    const part = <E extends Element>(selector: string): E => {
      const found = box.querySelector<E>(selector);
      if (!found) throw new Error(`The search box has no ${selector}.`);
      return found;
    };
    this.#box = box;
    this.form = part('form');
    this.input = part('input[name="q"]');
    this.#status = part('[role="status"]');
    this.#results = part('[data-results]');
    this.#actions = actions;
  }

  #select(name: string): HTMLSelectElement | undefined {
    return this.form.querySelector<HTMLSelectElement>(`select[name="${name}"]`) ?? undefined;
  }

  asked(): Asked {
    const filters = [...this.form.querySelectorAll('select')]
      .filter((select) => select.value !== '')
      .map((select) => [select.name, select.value] as const);
    return { text: this.input.value, filters: Object.fromEntries(filters) };
  }

  /** Writes a query and filters into the form; a filter value that the form does not offer yet is added. */
  ask({ text, filters }: Asked): void {
    if (this.input.value !== text) this.input.value = text;
    for (const select of this.form.querySelectorAll('select')) {
      const value = (filters as Readonly<Record<string, string | undefined>>)[select.name] ?? '';
      if (![...select.options].some((option) => option.value === value)) select.add(new Option(value, value));
      select.value = value;
    }
  }

  offerAbilities(abilities: readonly string[]): void {
    const select = this.#select('ability');
    if (!select) return;
    const chosen = select.value;
    const [any] = select.options;
    select.replaceChildren(
      ...(any ? [any] : []),
      ...abilities.map((ability) => new Option(ability, ability)),
    );
    if (chosen !== '' && !abilities.includes(chosen)) select.add(new Option(chosen, chosen));
    select.value = chosen;
  }

  show(state: State): void {
    this.#box.setAttribute('data-state', state.kind);
    this.#results.ariaBusy = String(state.kind === 'loading');
    if (state.kind === 'loading') {
      // What was found before stays until there is something newer.
      if (!this.#results.hasChildNodes()) this.#say('Searching …');
    } else if (state.kind === 'found') {
      this.#fill(summary(state.found, state.terms), ...this.#found(state));
    } else if (state.kind === 'failed') {
      this.#fill(FAILURES[state.reason], ...this.#failure(state.reason));
    } else {
      this.#fill(state.kind === 'short' ? 'Type at least three letters.' : '');
    }
  }

  links(): HTMLAnchorElement[] {
    return [...this.#results.querySelectorAll<HTMLAnchorElement>('a.title')];
  }

  #say(sentence: string): void {
    if (this.#status.textContent !== sentence) this.#status.textContent = sentence;
  }

  #fill(sentence: string, ...children: readonly Child[]): void {
    this.#say(sentence);
    const focused = this.links().find((link) => link === document.activeElement);
    this.#results.replaceChildren(...children.filter((child) => child !== undefined));
    // Whoever went on to a result while a later answer was under way stays on it, or is back in the field.
    if (focused) (this.links().find(({ href }) => href === focused.href) ?? this.input).focus();
  }

  #template(name: string): DocumentFragment | undefined {
    const template = this.#box.querySelector<HTMLTemplateElement>(`template[data-${name}]`);
    return template ? (template.content.cloneNode(true) as DocumentFragment) : undefined;
  }

  #failure(reason: 'offline' | 'missing' | 'development'): Child[] {
    const again = reason === 'development' ? undefined : button('Try again', this.#actions.retry);
    return [element('div', { class: 'search-message' }, again, this.#template('browse'))];
  }

  #found(state: Extract<State, { kind: 'found' }>): Child[] {
    const { found, terms, full, partial, meant, named } = state;
    const notes = [...leftOut(found), ...readAs(terms)].map((note) => element('li', {}, note));
    if (named) notes.unshift(this.#readAsGame(named));
    const missing = found.full.length - full.length;
    return [
      notes.length > 0 ? element('ul', { class: 'search-notes' }, ...notes) : undefined,
      meant ? this.#didYouMean(meant) : undefined,
      full.length > 0 ? this.#list(full, terms) : undefined,
      missing > 0 ? button(`Show ${entries(Math.min(missing, 10))} more`, this.#actions.more) : undefined,
      full.length > 0 && partial.length > 0
        ? element('h2', { class: 'search-heading' }, 'Close matches')
        : undefined,
      partial.length > 0 ? this.#list(partial, terms) : undefined,
      full.length + partial.length === 0 ? this.#nothing(state) : undefined,
    ];
  }

  #readAsGame(named: ReadGame): HTMLLIElement {
    const sentence = readAsGame(named, this.#label('game', named.game));
    if (named.as !== 'filter') return element('li', {}, sentence);
    const undo = () => this.#actions.askInstead({ text: named.asWords });
    return element('li', {}, sentence, ' ', button('Search all games instead', undo));
  }

  #didYouMean(meant: string): Child {
    const instead = button(meant, () => this.#actions.askInstead({ text: meant }));
    return element('p', { class: 'search-meant' }, 'Did you mean ', instead, '?');
  }

  #nothing({ found, terms, filters }: Extract<State, { kind: 'found' }>): Child {
    const searched = terms.filter((term) => !found.unknown.includes(term));
    const inFilters = Object.entries(filters).map(([name, value]) => this.#label(name, value));
    const where = inFilters.length > 0 ? ` in ${inFilters.join(', ')}` : '';
    const sentence =
      searched.length > 0
        ? `Searched for ${termList(searched)}${where}.`
        : 'Check the spelling, or try another word.';
    const elsewhere =
      found.withoutFilters > 0
        ? button(`Show ${entries(found.withoutFilters)} without filters`, () =>
            this.#actions.askInstead({ filters: {} }),
          )
        : undefined;
    return element(
      'div',
      { class: 'search-message' },
      element('p', {}, sentence),
      elsewhere,
      this.#template('browse'),
    );
  }

  /** What the form calls a filter's value: "Star Wars Miniatures". */
  #label(name: string, value: string, attribute?: string): string {
    const option = [...(this.#select(name)?.options ?? [])].find((candidate) => candidate.value === value);
    return (attribute && option?.getAttribute(attribute)) || option?.text || value;
  }

  #list(shown: readonly Shown[], terms: readonly Term[]): HTMLElement {
    return element('ol', { class: 'entry-list search-list' }, ...shown.map((one) => this.#row(one, terms)));
  }

  #row({ page, match }: Shown, terms: readonly Term[]): HTMLElement {
    const filed = [
      page.game && this.#label('game', page.game),
      this.#label('kind', page.kind, 'data-one'),
      page.date,
    ].filter((part) => part !== undefined && part !== '');
    const excerpt = excerptWith(page.content, wordsNotIn([page.title, page.says], terms));
    return element(
      'li',
      { class: 'search-result', ...(page.game && { 'data-game': page.game }) },
      element('a', { class: 'title', href: this.#href(page) }, text(mark(page.title, terms))),
      page.answer ? this.#chip(page.answer) : undefined,
      element('span', { class: 'filed' }, filed.join(' · ')),
      element('span', { class: 'says' }, text(mark(page.says, terms))),
      excerpt !== '' ? element('span', { class: 'excerpt' }, text(mark(excerpt, terms))) : undefined,
      match.lacks.length > 0
        ? element('span', { class: 'lacks' }, `Without ${termList(match.lacks, 'or')}`)
        : undefined,
    );
  }

  #href({ href }: ResultPage): string {
    return new URL(href, this.root).href;
  }

  /** The site's root, wherever the site is served. */
  get root(): URL {
    return new URL(this.#box.getAttribute('data-root') ?? './', document.baseURI);
  }

  /** The page has a chip for each fixed answer, and one for values to put the text in. */
  #chip(answer: string): Child {
    const fixed = this.#template(`chip="${CSS.escape(answer)}"`);
    if (fixed) return fixed;
    const chip = this.#template('chip="value"');
    const inside = chip?.querySelector('.chip');
    if (inside) inside.textContent = answer;
    return chip;
  }
}
