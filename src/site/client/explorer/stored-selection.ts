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
  try {
    if (search === '') {
      sessionStorage.removeItem(storageKey);
      return;
    }
    const from = Math.max(0, position - storedAround);
    const around = paths.slice(from, position + storedAround + 1);
    const total = paths.length;
    const stored: StoredSelection = { search, total, from, paths: around, mark: markPaths(paths) };
    sessionStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // Without storage a task's page has the neighbours of its groups.
  }
}

/**
 * What has changed since a reader opened a task from this search, in a sentence; undefined for
 * nothing. Forgets the selection when it has changed, so that its tasks are not walked any more.
 */
export function describeChange(search: string, paths: readonly string[]): string | undefined {
  const stored = readStored();
  if (stored?.search !== search || stored.mark === markPaths(paths)) return undefined;
  sessionStorage.removeItem(storageKey);
  const noun = stored.total === 1 ? 'result' : 'results';
  return `The ${stored.total} ${noun} that you came from have changed.`;
}

function readStored(): StoredSelection | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as StoredSelection | undefined;
  } catch {
    return undefined;
  }
}

/** FNV-1a over UTF-16 units. */
function markPaths(paths: readonly string[]): number {
  let value = 0x811c9dc5;
  for (const path of paths) {
    for (let index = 0; index < path.length; index++) {
      value = Math.imul(value ^ path.charCodeAt(index), 0x01000193);
    }
    value = Math.imul(value ^ 0x0a, 0x01000193);
  }
  return value >>> 0;
}
