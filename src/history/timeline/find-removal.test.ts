import { expect, test } from 'vitest';
import { exampleTask } from '../../lint/examples/example-task.ts';
import { buildHistory } from './build-history.ts';
import { findRemoval } from './find-removal.ts';
import { listStates } from './list-states.ts';

const toTask = (file: string) => ({
  id: 'a',
  file,
  fields: exampleTask({ id: 'a', instruction: file }),
  text: '',
  isPlainText: true,
});
const windows = toTask('windows/a.json');
const linux = toTask('linux/a.json');

test('of two tasks with one id, each removed one has the reason of its own entry', () => {
  const release = { version: '1', date: undefined, notes: undefined, doi: undefined };
  const tasks = [toTask('mac/a.json'), linux, windows];
  const states = listStates([{ ...release, unreadable: [], tasks }], {
    tasks: [linux],
    version: '2',
    date: undefined,
  });
  const { timelines } = buildHistory(states, { quotesExpected: true, publish: (task) => task });
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
  const release = { version: '1', date: undefined, notes: undefined, doi: undefined };
  const states = listStates([{ ...release, unreadable: [], tasks: [linux, nameless] }], {
    tasks: [nameless],
    version: '2',
    date: undefined,
  });
  const { timelines } = buildHistory(states, { quotesExpected: true, publish: (task) => task });
  const [removal] = timelines.flatMap((one) => findRemoval(one, timelines) ?? []);
  expect(removal?.state.version).toBe('2');
  expect(removal?.successor).toBeUndefined();
});

test('a task whose file cannot be read is not removed, and may come back', () => {
  const release = { date: undefined, notes: undefined, doi: undefined, unreadable: [] };
  const releases = [
    { ...release, version: '1', tasks: [linux] },
    { ...release, version: '2', tasks: [], unreadable: ['linux/a.json'] },
  ];
  const historyOf = (current: { tasks: (typeof linux)[]; unreadable?: string[] }) => {
    const states = listStates(releases, { ...current, version: '3', date: undefined });
    return buildHistory(states, { quotesExpected: true, publish: (task) => task });
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
