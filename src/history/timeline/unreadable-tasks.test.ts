import { expect, test } from 'vitest';
import { buildHistory } from './build-history.ts';
import { release, task } from './example-history.ts';
import { listReleaseRows } from '../report/release-rows.ts';
import { suggestStep } from '../releases/next-version.ts';
import { listStates } from './list-states.ts';

const other = task('other');
const own = task('a');

/** A dataset of two tasks; of one, each state has the file, has it unreadable, or does not have it. */
const toRelease = (file: 'task' | 'broken' | 'gone', index: number) => ({
  ...release(`${index + 1}`, file === 'task' ? [other, own] : [other]),
  unreadable: file === 'broken' ? [own.file] : [],
});

test('a task that can be read for the first time is listed, and asks for a minor version', () => {
  const states = listStates([toRelease('gone', 0), toRelease('broken', 1)], toRelease('task', 2));
  const { diffs } = buildHistory(states, { quotesExpected: true, publish: (one) => one });
  const lists = [...diffs.values()].map(({ added, removed, readable }) => [
    ...[added, removed, readable].map((tasks) => tasks.map(({ id }) => id)),
  ]);
  expect(lists).toEqual([
    [[], [], []],
    [[], [], ['a']],
  ]);
  expect([...diffs.values()].map(suggestStep)).toEqual([undefined, 'minor']);
});

test('the table of releases accounts for tasks whose files cannot be read', () => {
  const count = (...releases: ReturnType<typeof toRelease>[]) => {
    const current = toRelease('task', releases.length);
    const states = listStates(releases, current);
    const history = buildHistory(states, { quotesExpected: true, publish: (one) => one });
    const [heads] = listReleaseRows(history).map(({ cells }) => cells.map(({ label }) => label));
    return [heads, ...listReleaseRows(history).map(({ cells }) => cells.map((cell) => cell.count))];
  };
  const usual = ['Added', 'Removed', 'Renamed or moved', 'Changed'];
  const none = Array.from(usual, () => undefined);
  expect(count(toRelease('gone', 0))).toEqual([usual, [1, 0, 0, 0], none]);
  expect(count(toRelease('broken', 0))).toEqual([
    [...usual, 'Not readable before', 'Unreadable files'],
    [0, 0, 0, 0, 1, 0],
    [...none, undefined, 1],
  ]);
});

test.for([
  ['repaired', ['broken', 'task'], ['unreadable 1', 'readable 2']],
  ['repaired late', ['broken', 'broken', 'task'], ['unreadable 1', 'readable 3']],
  ['added as a broken file', ['gone', 'broken', 'task'], ['unreadable 2', 'readable 3']],
  ['deleted later', ['task', 'broken', 'gone'], ['added 1', 'unreadable 2', 'removed 3']],
  ['broken for a while', ['task', 'broken', 'task'], ['added 1', 'unreadable 2', 'readable 3']],
  [
    'restored as a broken file',
    ['task', 'gone', 'broken', 'task'],
    ['added 1', 'removed 2', 'unreadable 3', 'readable 4'],
  ],
  ['restored', ['task', 'gone', 'task'], ['added 1', 'removed 2', 'returned 3']],
  ['deleted and added', ['broken', 'gone', 'task'], ['added 3']],
] as const)('says what happened to an unreadable task: %s', ([, files, expected]) => {
  const states = listStates(files.slice(0, -1).map(toRelease), {
    ...toRelease(files.at(-1) ?? 'gone', files.length - 1),
    tasks: [task('new'), other, ...(files.at(-1) === 'task' ? [own] : [])],
  });
  const history = buildHistory(states, { quotesExpected: true, publish: (one) => one });
  const events = history.timelines.find(({ last }) => last.id === 'a')?.events;
  expect(events?.map(({ kind, state }) => `${kind} ${state.version}`)).toEqual(expected);
});
