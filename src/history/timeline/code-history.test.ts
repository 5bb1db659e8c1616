import { expect, test } from 'vitest';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { editSource, exampleCode, exampleSource, tables, texts } from '../code/example-code.ts';
import { describeEventMeaning } from '../releases/describe-class.ts';
import { listReleaseRows } from '../report/release-rows.ts';
import { buildHistory } from './build-history.ts';
import { compareStates } from './comparable-tasks.ts';
import { release, task } from './example-history.ts';
import type { StoredTask } from './history.ts';
import { listStates } from './list-states.ts';
import { listReleaseFacets } from './release-facets.ts';

interface ExampleState {
  tasks: readonly StoredTask[];
  code: EnvironmentCode | undefined;
}

const first = exampleCode(exampleSource);
const second = exampleCode(editSource('metrics/load.py:load'));

/** The last state is the current one, which no release is. */
function follow(...states: readonly ExampleState[]) {
  const releases = states.slice(0, -1).map(({ tasks, code }, index) => ({
    ...release(`1.${index}.0`, tasks),
    code,
  }));
  const { tasks, code } = states.at(-1) ?? { tasks: [], code: undefined };
  const current = { tasks, code, version: '9.0.0', date: undefined };
  return buildHistory(listStates(releases, current), {
    quotesExpected: true,
    publish: (stored) => stored,
  });
}

const [sorted, written] = [task('sorted', tables), task('written', texts)];
const asked = task('written', { ...texts, instruction: 'Write it in another way.' });
const noted = task('written', { ...texts, source: 'example' });

/** Tasks and code in turn; the last code is the first one again. */
const taken = follow(
  { tasks: [sorted, written], code: first },
  { tasks: [sorted, written], code: second },
  { tasks: [sorted, asked], code: second },
  { tasks: [sorted, asked], code: undefined },
  { tasks: [sorted, noted], code: first },
);

test('says of any two states on which tasks results can be compared, by their code too', () => {
  const matrix = taken.states.flatMap((after) =>
    taken.states.slice(0, after.index).map((before) => {
      const { tasks } = compareStates(taken, before, after);
      const words = Object.entries(tasks).flatMap(([comparable, timelines]) =>
        timelines.map(({ path }) => `${path} ${comparable}`),
      );
      return [`${before.index} ${after.index}`, ...words.sort()];
    }),
  );
  expect(matrix).toEqual([
    ['0 1', 'sorted unknown', 'written yes'],
    ['0 2', 'sorted unknown', 'written no'],
    ['1 2', 'sorted yes', 'written no'],
    ['0 3', 'sorted unknown', 'written no'],
    ['1 3', 'sorted unknown', 'written no'],
    ['2 3', 'sorted unknown', 'written unknown'],
    ['0 4', 'sorted yes', 'written yes'],
    ['1 4', 'sorted unknown', 'written yes'],
    ['2 4', 'sorted unknown', 'written no'],
    ['3 4', 'sorted unknown', 'written no'],
  ]);
});

test('a change of code is an event, of which nothing is known where code was not seen', () => {
  const events = taken.timelines.map(({ path, events: list }) => [
    path,
    ...list.map(({ kind, state, class: change, comparable }) =>
      [kind, state.version, change, comparable ?? '-'].join(' '),
    ),
  ]);
  expect(events).toEqual([
    ['sorted', 'added 1.0.0 same -', 'changed 1.1.0 code unknown'],
    [
      'written',
      'added 1.0.0 same -',
      'changed 1.2.0 instruction no',
      'changed 9.0.0 instruction no',
    ],
  ]);
  expect(taken.timelines[0]?.versions).toHaveLength(1);
});

test('an event in which only code has changed says that the file is the same', () => {
  const meanings = taken.timelines.map(({ events: list }) => list.map(describeEventMeaning));
  expect(meanings).toEqual([
    [
      undefined,
      'The task file is the same. Whether results before and after can be compared cannot be told.',
    ],
    [
      undefined,
      'Results before and after cannot be compared.',
      'Results before and after cannot be compared.',
    ],
  ]);
});

test('the table of releases counts functions, where some release has other code', () => {
  const countFunctions = (history: typeof taken) =>
    listReleaseRows(history).map(
      ({ cells }) => cells.find(({ label }) => label.startsWith('Functions'))?.count,
    );
  expect(countFunctions(taken)).toEqual([undefined, undefined, 0, 1, undefined]);
  const code = undefined;
  const files = follow({ tasks: [sorted, written], code }, { tasks: [sorted], code });
  expect(listReleaseRows(files)[0]?.cells.map(({ label }) => label)).toEqual([
    'Added',
    'Removed',
    'Renamed or moved',
    'Changed',
  ]);
});

test('a task that comes back is compared with the code of the last state that had it', () => {
  const { timelines } = follow(
    { tasks: [sorted, written], code: first },
    { tasks: [written], code: second },
    { tasks: [sorted, written], code: first },
    { tasks: [written], code: first },
    { tasks: [sorted, written], code: second },
  );
  const returned = timelines[0]?.events.filter(({ kind }) => kind === 'returned');
  expect(returned?.map((event) => [event.class, event.comparable])).toEqual([
    ['same', 'yes'],
    ['code', 'unknown'],
  ]);
});

test('the explorer knows changes of code', () => {
  const history = follow(
    { tasks: [sorted, written], code: undefined },
    { tasks: [sorted, written], code: first },
    { tasks: [sorted, written], code: second },
  );
  const values = listReleaseFacets(history).map(({ name, valuesOf }) => [
    name,
    ...['sorted', 'written'].map((path) => valuesOf({ path } as TaskEntry).join(' ')),
  ]);
  expect(values).toEqual([
    ['lastchange', '9.0.0', 'none'],
    ['since', '1.1.0', 'none'],
    ['comparable', '1.0.0~unknown 1.1.0~unknown', '1.0.0~unknown 1.1.0'],
    ['release', '1.0.0 1.1.0 9.0.0', '1.0.0 1.1.0 9.0.0'],
  ]);
});

test.for([
  ['the newest release where its code is the same', first, exampleCode(exampleSource), 1],
  ['the newest release where its code was not seen', undefined, first, 1],
  ['the newest release where today’s code is not at hand', first, undefined, 1],
  ['another one where its code is not the same', first, second, 2],
] as const)('the current state of the same tasks is %s', ([, released, today, count]) => {
  const tasks = [sorted];
  const current = { tasks, code: today, version: undefined, date: undefined };
  const states = listStates([{ ...release('1.0.0', tasks), code: released }], current);
  expect(states).toHaveLength(count);
  expect(states[0]?.code).toBe(released);
});
