/** Ids and addresses are given once, fit their game, and stay what they were when they were published. */
import type { Problem } from '../problem.ts';
import { type Check, problemAt } from './check.ts';

export const checkIdentity: Check = ({ read, byId, published }) => {
  const problems: Problem[] = [];
  const ids = new Map<string, string>();
  const addresses = new Map<string, string>();
  const passages = new Map<string, string>();
  for (const item of read) {
    const { entry } = item;
    const once = (seen: Map<string, string>, what: string, value: string, path: string) => {
      const other = seen.get(value);
      if (other) {
        const message = `Expected ${what} that no other entry has; found ${value}, which ${other} has.`;
        problems.push(problemAt(item, [path], `duplicate-${path}`, message));
      } else seen.set(value, entry.file);
    };
    once(ids, 'an id', entry.id, 'id');
    if (entry.kind === 'source') continue;
    const { passage } = 'passage' in entry.data ? entry.data : {};
    if (passage) once(passages, 'a passage', passage, 'passage');
    for (const address of [entry.address, ...entry.data.formerly.map((slug) => `/${entry.game}/${slug}/`)]) {
      const other = addresses.get(address);
      if (other) {
        const message = `Expected a file name that no other entry of the game has; found ${address}, which ${other} has.`;
        problems.push(problemAt(item, [], 'duplicate-slug', message));
      } else addresses.set(address, entry.file);
    }
    if (!entry.id.startsWith(`${entry.game}-`)) {
      const message = `Expected an id that begins with ${entry.game}-, as the file lies in that game's folder; found ${entry.id}.`;
      problems.push(problemAt(item, ['id'], 'wrong-game', message));
    }
  }
  if (!published) return problems;
  for (const { id, address, line } of published.addresses) {
    const entry = byId.get(id);
    const at = { file: published.file, line, column: 1 };
    const kept =
      entry &&
      (entry.kind === 'source' ? [] : entry.data.formerly).map((slug) =>
        entry.address.replace(entry.slug, slug),
      );
    if (!entry) {
      const message = `Expected an entry ${id}, which has been published; found none. Ids are never removed, changed or given to another entry.`;
      problems.push({ code: 'missing-id', ...at, message });
    } else if (entry.address !== address && !kept?.includes(address)) {
      const message = `Expected ${id} to be found at ${address}, where it has been published; found it at ${entry.address} (${entry.file}). Name the old file in formerly: [${address.split('/')[2]}].`;
      problems.push({ code: 'moved', ...at, message });
    }
  }
  return problems;
};
