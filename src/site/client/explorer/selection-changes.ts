import { count } from '#text/figures/plural.ts';
import { fnvHash } from '#text/similarity/fnv-hash.ts';
import { readSelection, removeSelection, writeSelection } from '../stored-selection.ts';

/** More than a reader walks, and few enough to store at each click. */
const storedAround = 200;

/**
 * Stores the list that a reader leaves for the page of a task.
 *
 * @param paths of all found tasks, in the order of the list
 */
export function storeSelection(search: string, paths: readonly string[], position: number): void {
  if (search === '') {
    removeSelection();
    return;
  }
  const from = Math.max(0, position - storedAround);
  const around = paths.slice(from, position + storedAround + 1);
  writeSelection({ search, total: paths.length, from, paths: around, mark: markPaths(paths) });
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

/** Says once what has changed, until a reader does something else. */
export function createChangeNotice(notice: HTMLElement) {
  let isDone = false;
  const show = (text = '') => {
    isDone = true;
    notice.hidden = text === '';
    notice.textContent = text;
  };
  return {
    compare(search: string, listPaths: () => readonly string[]) {
      if (!isDone) show(describeChange(search, listPaths()));
    },
    hide() {
      show();
    },
  };
}

const markPaths = (paths: readonly string[]): number =>
  fnvHash(paths.map((path) => `${path}\n`).join('')) >>> 0;
