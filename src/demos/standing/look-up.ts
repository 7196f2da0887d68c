/** Looks a position up among the published cases of its question. Loaded when there is something to look up. */
import type { Look } from '../family.ts';
import type { Standing } from '../props.ts';
import { type Published, standingOf } from './standing.ts';

const indexes = new Map<string, Promise<readonly Published[]>>();

/** Where a question's published cases are, from the site's root: `swm/published/cover.json`. */
const indexPath = (question: string): string => `${question.replace('/', '/published/')}.json`;

async function load(address: string): Promise<readonly Published[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** `root` leads to the site's root. What could not be loaded is tried again the next time. */
export async function lookUp(look: Look, root: string): Promise<Standing | undefined> {
  const address = root + indexPath(look.scenario.question);
  const index = indexes.get(address) ?? load(address);
  indexes.set(address, index);
  index.catch(() => indexes.delete(address));
  return standingOf(look, await index);
}
