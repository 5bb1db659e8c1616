import { attempt } from './attempt.ts';

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

/** The name in the storage of the session. */
const storageKey = 'selection';

/** Without storage a task's page has the neighbours of its groups. */
export function writeSelection(selection: StoredSelection): void {
  attempt(() => {
    sessionStorage.setItem(storageKey, JSON.stringify(selection));
  });
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
