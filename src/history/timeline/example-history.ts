import { exampleTask } from '#lint/examples/example-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { buildHistory } from './build-history.ts';
import type { StoredTask } from './history.ts';
import { listEarlierPages } from './earlier-pages.ts';
import { listStates } from './list-states.ts';

/** A task of an example, in a file of its name. */
export const task = (id: string, fields: JsonObject = {}, file = `${id}.json`): StoredTask => ({
  id,
  file,
  fields: exampleTask({ id, instruction: `Do ${id} and then the next thing.`, ...fields }),
  text: '',
  isPlainText: true,
});

/** A release as it was read. */
export const release = (version: string, tasks: readonly StoredTask[]) => ({
  version,
  date: undefined,
  notes: undefined,
  doi: undefined,
  unreadable: [],
  tasks,
});

/** A history of states; the last list is the current one. */
export const build = (...lists: readonly (readonly StoredTask[])[]) =>
  buildPublished((one) => one, lists);

/** The same of tasks that the site publishes in another form. */
export function buildPublished(
  publish: (one: StoredTask) => StoredTask,
  lists: readonly (readonly StoredTask[])[],
) {
  const releases = lists.slice(0, -1).map((tasks, index) => release(`1.${index}.0`, tasks));
  const current = { tasks: lists.at(-1) ?? [], version: undefined, date: undefined };
  const states = listStates(releases, current);
  return buildHistory(states, { quotesExpected: true, publish });
}

/** The pages that only earlier states need. */
export const pagesOf = (history: ReturnType<typeof build>) => {
  const taken = new Set(history.timelines.flatMap(({ path, current }) => (current ? [path] : [])));
  return listEarlierPages(history, taken).map(({ kind, path }) => `${kind} ${path}`);
};
