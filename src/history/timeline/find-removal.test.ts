import { expect, test } from 'vitest';
import { buildHistory } from './build-history.ts';
import { build, release, task } from './example-history.ts';
import { findRemoval, listTaskNames } from './find-removal.ts';
import { listStates } from './list-states.ts';

const toTask = (file: string) => task('a', { instruction: file }, file);
const windows = toTask('windows/a.json');
const linux = toTask('linux/a.json');

test('of two tasks with one id, each removed one has the reason of its own entry', () => {
  const { timelines } = build([toTask('mac/a.json'), linux, windows], [linux]);
  const withdrawn = [
    { id: 'a', reason: 'It was renamed.' },
    { id: 'windows/a', reason: 'Its site is gone.', replacedBy: 'linux/a' },
  ];
  const removals = timelines.map((one) => findRemoval(one, timelines, withdrawn));
  const found = timelines.map(({ last }, index) => [last.file, removals[index]?.reason]);
  expect(Object.fromEntries(found)).toEqual({
    'linux/a.json': undefined,
    'mac/a.json': 'It was renamed.',
    'windows/a.json': 'Its site is gone.',
  });
  expect(removals.find((one) => one?.successor)?.successor?.current).toBe(linux);
});

test('of a task that nothing replaces, no other one takes the place', () => {
  const nameless = { ...toTask('nameless.json'), id: '' };
  const { timelines } = build([linux, nameless], [nameless]);
  const [removal] = timelines.flatMap((one) => findRemoval(one, timelines) ?? []);
  expect(removal?.state.index).toBe(1);
  expect(removal?.successor).toBeUndefined();
});

test('a task whose file cannot be read is not removed, and may come back', () => {
  const releases = [release('1', [linux]), { ...release('2', []), unreadable: ['linux/a.json'] }];
  const historyOf = (current: { tasks: (typeof linux)[]; unreadable?: string[] }) => {
    const states = listStates(releases, { ...current, version: '3', date: undefined });
    return buildHistory(states, { quotesExpected: true, publish: (one) => one });
  };
  const broken = historyOf({ tasks: [], unreadable: ['linux/a.json'] });
  const [timeline] = broken.timelines;
  expect(timeline && findRemoval(timeline, [])).toMatchObject({
    kind: 'unreadable',
    state: { version: '2' },
  });
  expect([...broken.diffs.values()].flatMap(({ removed }) => removed)).toEqual([]);

  const fixed = historyOf({ tasks: [linux] });
  expect(fixed.timelines.map(({ events }) => events.map(({ kind }) => kind))).toEqual([
    ['added', 'unreadable', 'readable'],
  ]);
  expect([...fixed.diffs.values()].flatMap(({ added }) => added)).toEqual([]);
});

test.for([
  ['in no folder', 'a.json', ['x']],
  ['in a folder', 'web/a.json', ['x', 'web/x']],
  ['in a folder of another one', 'linux/web/a.json', ['x', 'web/x', 'linux/web/x']],
] as const)('lists the names of a task %s', ([, file, names]) => {
  expect(listTaskNames({ id: 'x', file })).toEqual(names);
});
