import { count } from '../../../text/figures/plural.ts';
import { fnvHash } from '../../../text/similarity/fnv-hash.ts';
import { attempt } from '../attempt.ts';

/** The tasks that a reader walks through, from a list in the explorer. */
export interface StoredSelection {
  /** What found them, as the address of the explorer has it. */
  search: string;
  /** How many there are. */
  total: number;
  /** The position of the first path. */
  from: number;
  /** The paths of the tasks around the one that was opened, in the order of the list. */
  paths: readonly string[];
  /** Of all paths, to see whether the same search finds others later. */
  mark: number;
}

/** More than a reader walks, and few enough to store at each click. */
const storedAround = 200;

/** The name in the storage of the session, which the page of a task reads. */
const storageKey = 'selection';

/** @param paths of all found tasks, in the order of the list */
export function storeSelection(search: string, paths: readonly string[], position: number): void {
  if (search === '') {
    removeSelection();
    return;
  }
  const from = Math.max(0, position - storedAround);
  const around = paths.slice(from, position + storedAround + 1);
  const total = paths.length;
  const stored: StoredSelection = { search, total, from, paths: around, mark: markPaths(paths) };
  // Without storage a task's page has the neighbours of its groups.
  attempt(() => {
    sessionStorage.setItem(storageKey, JSON.stringify(stored));
  });
}

/**
 * What has changed since a reader opened a task from this search, in a sentence; undefined for
 * nothing. Forgets the selection when it has changed, so that its tasks are not walked any more.
 */
export function describeChange(search: string, paths: readonly string[]): string | undefined {
  const stored = readSelection();
  if (stored?.search !== search || stored.mark === markPaths(paths)) return undefined;
  removeSelection();
  return `The ${count(stored.total, 'result')} that you came from have changed.`;
}

/** Undefined without one; any page of the host may have written to the storage. */
export function readSelection(): StoredSelection | undefined {
  const stored = attempt(
    () => JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as StoredSelection | null,
  );
  return stored && Array.isArray(stored.paths) ? stored : undefined;
}

/** For a reader who walks through something else now. */
export function removeSelection(): void {
  attempt(() => {
    sessionStorage.removeItem(storageKey);
  });
}

const markPaths = (paths: readonly string[]): number =>
  fnvHash(paths.map((path) => `${path}\n`).join('')) >>> 0;

/** Shows what has changed, or nothing. */
export function showChange(notice: HTMLElement, text = ''): void {
  notice.hidden = text === '';
  notice.textContent = text;
}
