import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { compareStates } from './comparable-tasks.ts';
import { build, buildPublished, pagesOf, release, task } from './example-history.ts';
import type { State, StoredTask } from './history.ts';
import { listStates } from './list-states.ts';

const eventsOf = (history: ReturnType<typeof build>) =>
  history.timelines.map(({ path, events }) => [
    path,
    ...events.map(({ kind, state }) => `${kind} ${state.version ?? 'unreleased'}`),
  ]);

const printed = { instruction: 'Print the page on the other printer.' };

test('a task that never changed has one event and no earlier page', () => {
  const history = build([task('a')], [task('a')]);
  expect(eventsOf(history)).toEqual([['a', 'added 1.0.0']]);
  expect(pagesOf(history)).toEqual([]);
});

test('a changed task has a page for the version that was replaced', () => {
  const history = build([task('a')], [task('a', printed)], [task('a', printed)]);
  expect(eventsOf(history)).toEqual([['a', 'added 1.0.0', 'changed 1.1.0']]);
  expect(pagesOf(history)).toEqual([expect.stringMatching(/^version a\/[0-9a-f]{12}$/)]);
});

test('a task that became what it was has a page for the version in between', () => {
  const history = build([task('a')], [task('a', printed)], [task('a')]);
  const [timeline] = history.timelines;
  expect(timeline?.versions.map(({ states }) => states.map(({ index }) => index))).toEqual([
    [0, 2],
    [1],
  ]);
  expect(pagesOf(history)).toEqual([
    expect.stringMatching(/^version a\//),
    // The site of the state in between had a page for it.
    expect.stringMatching(/^alias a\//),
  ]);
});

test('a removed task keeps its address, and what it was before has one too', () => {
  const history = build([task('a'), task('b')], [task('a', printed), task('b')], [task('b')]);
  expect(eventsOf(history)).toEqual([
    ['a', 'added 1.0.0', 'changed 1.1.0', 'removed unreleased'],
    ['b', 'added 1.0.0'],
  ]);
  expect(pagesOf(history)).toEqual(['removed a', expect.stringMatching(/^version a\//)]);
});

test('a task that has come back is the same one', () => {
  const history = build([task('a'), task('b')], [task('b')], [task('a'), task('b')]);
  expect(eventsOf(history)[0]).toEqual([
    'a',
    'added 1.0.0',
    'removed 1.1.0',
    'returned unreleased',
  ]);
  expect(pagesOf(history)).toEqual([]);
});

test('of several tasks with one id, the one that has come back is the same one', () => {
  const linux = task('a', {}, 'linux/a.json');
  const windows = task('a', printed, 'windows/a.json');
  const filesOf = (states: readonly StoredTask[]) =>
    build([linux, windows, task('b')], [task('b')], [...states, task('b')]).timelines.map(
      ({ tasks }) => [...tasks.values()].map(({ file }) => file),
    );
  const b = ['b.json', 'b.json', 'b.json'];
  for (const states of [
    [linux, windows],
    [windows, linux],
  ]) {
    expect(filesOf(states)).toEqual([
      ['linux/a.json', 'linux/a.json'],
      ['windows/a.json', 'windows/a.json'],
      b,
    ]);
  }
  expect(filesOf([linux])).toEqual([['linux/a.json', 'linux/a.json'], ['windows/a.json'], b]);
});

test('the old address of a renamed task leads to the new one', () => {
  const { id: _id, ...fields } = task('a').fields;
  const history = build([task('a')], [task('b', fields)]);
  expect(eventsOf(history)).toEqual([['b', 'added 1.0.0', 'renamed unreleased']]);
  expect(pagesOf(history)).toEqual(['alias a', expect.stringMatching(/^version b\//)]);
});

test('tasks that share an id later are found at the address of the first', () => {
  const history = build([task('a')], [task('a'), task('a', { proxy: true }, 'windows/a.json')]);
  expect(history.timelines.map(({ path }) => path)).toEqual(['a/root', 'a/windows']);
  expect(pagesOf(history)).toEqual(['alias a']);
});

test('a task has the address that its own release gave it, in whatever folder the others are', () => {
  const copy = (id: string, folder: string) => task(id, {}, `${folder}/${id}.json`);
  const first = [copy('a', 'linux'), copy('a', 'windows'), copy('b', 'x')];
  const history = build(first, [
    copy('a', 'new/linux'),
    copy('a', 'new/windows'),
    copy('b', 'new/x'),
  ]);
  expect(pagesOf(history)).toEqual(expect.arrayContaining(['alias a/linux', 'alias a/windows']));
});

test('the list of tasks that shared an id leads to one of them', () => {
  const linux = task('a', {}, 'linux/a.json');
  const history = build([linux, task('a', { proxy: true }, 'windows/a.json')], []);
  expect(pagesOf(history)).toEqual(['removed a/linux', 'removed a/windows', 'alias a']);
});

test.for([
  ['the newest release, when the tasks are the same', undefined, [task('a')], ['1.0.0']],
  ['a release of its own, when it has a new version', '1.1.0', [task('b')], ['1.0.0', '1.1.0']],
  ['not released yet, when it has none', undefined, [task('b')], ['1.0.0', undefined]],
  ['not released yet, when a release has its version', '1.0.0', [task('b')], ['1.0.0', undefined]],
  [
    'not released yet, when a release has it without "v"',
    'v1.0.0',
    [task('b')],
    ['1.0.0', undefined],
  ],
] as const)('the current state is %s', ([, version, tasks, versions]) => {
  const states = listStates([release('1.0.0', [task('a')])], { tasks, version, date: undefined });
  expect(states.map((state) => state.version)).toEqual(versions);
  expect(states.map(({ index }) => index)).toEqual([...versions.keys()]);
});

test.for([
  ['a version that differs from another one in case only', ['RC1'], 'rc1', 2],
  ['a release that is called "unreleased"', ['unreleased'], undefined, 2],
  ['one that is called "Unreleased"', ['Unreleased'], undefined, 2],
  ['names that are made for that', ['unreleased', 'unreleased-unreleased'], undefined, 3],
] as const)('no two states share an address: %s', ([, versions, version, count]) => {
  const releases = versions.map((name) => release(name, [task('a')]));
  const states = listStates(releases, { tasks: [task('b')], version, date: undefined });
  expect(new Set(states.map(({ segment }) => segment.toLowerCase())).size).toBe(count);
});

test('a release keeps its address, whatever the current state is', () => {
  const segmentOf = (version: string, tasks: readonly StoredTask[], own?: string) =>
    listStates([release(version, [task('a')])], { tasks, version: own, date: undefined })[0]
      ?.segment;
  expect(segmentOf('unreleased', [task('b')])).toBe('unreleased');
  expect(segmentOf('Unreleased', [task('b')])).toBe('Unreleased');
  expect(segmentOf('RC1', [task('a')], 'rc1')).toBe('RC1');
});

const unscored = { evaluator: { func: '' } };

test('says on how many tasks the results of two states can be compared', () => {
  const history = build(
    [task('a'), task('b'), task('c'), task('d'), task('f', unscored)],
    [task('a', printed), task('b', { source: 'example' }), task('c'), task('f', unscored)],
    [task('a'), task('b'), task('c'), task('e'), task('f')],
  );
  const [first, second, third] = history.states;
  if (!first || !second || !third) throw new Error('there are three states');
  const compare = (before: State, after: State) => {
    const { shared, tasks } = compareStates(history, before, after);
    const paths = Object.values(tasks).map((all) => all.map(({ path }) => path));
    return [shared, ...paths];
  };
  expect(compare(first, second)).toEqual([4, ['b', 'c'], [], [], ['a'], ['f']]);
  expect(compare(first, third)).toEqual([4, ['a', 'b', 'c'], [], [], ['f'], []]);
});

const judgedBy = (expected: string, fields: JsonObject = {}) =>
  task('a', { evaluator: { func: 'exact_match', expected: { rules: { expected } } }, ...fields });

test.for<[what: string, states: StoredTask[], yes: string[], no: string[]]>([
  ['changed', [judgedBy('x'), judgedBy('y'), judgedBy('y')], [], ['a']],
  [
    'changed and changed back',
    [judgedBy('x'), judgedBy('y'), judgedBy('x', { source: 'z' })],
    ['a'],
    [],
  ],
])('compares results where judging was %s, whether pages show it or not', ([, tasks, yes, no]) => {
  const withheld = (one: StoredTask) => ({
    ...one,
    fields: { ...one.fields, evaluator: { func: 'exact_match' } },
  });
  for (const publish of [(one: StoredTask) => one, withheld]) {
    const history = buildPublished(
      publish,
      tasks.map((one) => [one]),
    );
    const [first, last] = [history.states[0], history.states.at(-1)];
    if (!first || !last) throw new Error('there are states');
    const compared = compareStates(history, first, last).tasks;
    expect([compared.yes, compared.no].map((all) => all.map(({ path }) => path))).toEqual([
      yes,
      no,
    ]);
  }
});
