import { expect, test } from 'vitest';
import type { StoredTask, TaskVersion } from './history.ts';
import { listEarlierAddresses } from './earlier-addresses.ts';

/** The addresses of versions of a task, whose contents and paths are those of its states. */
function listOf(...states: readonly (readonly [content: string, path: string])[]) {
  const tasks = new Map(
    states.map(([content], index): [number, StoredTask] => [
      index,
      { id: content, file: '', fields: {}, text: content, isPlainText: true },
    ]),
  );
  const paths = new Map([...tasks.values()].map((task, index) => [task, states[index]?.[1] ?? '']));
  const versions = [...new Set(states.map(([content]) => content))].map((digest): TaskVersion => {
    const own = [...tasks.values()].find(({ text }) => text === digest);
    if (!own) throw new Error('a version is of a state');
    return { digest, task: own, states: [] };
  });
  return listEarlierAddresses({
    tasks,
    versions,
    findDigest: ({ text }) => text,
    findPaths: (task) => [paths.get(task) ?? ''],
  }).map(({ path }) => path);
}

test('a version had a page from the state in which it was replaced', () => {
  expect(listOf(['one', 'a'], ['one', 'a'])).toEqual([]);
  expect(listOf(['one', 'a'], ['two', 'a'], ['three', 'a'])).toEqual(['a/one', 'a/two']);
});

test('a version that has come back had a page in between', () => {
  expect(listOf(['one', 'a'], ['two', 'a'], ['one', 'a'])).toEqual(['a/one', 'a/two']);
});

test('a renamed task had the pages of its versions at the old address too', () => {
  expect(listOf(['one', 'a'], ['two', 'a'], ['two', 'b'])).toEqual(['a/one', 'b/one']);
  expect(listOf(['one', 'a'], ['two', 'b'])).toEqual(['b/one']);
});
