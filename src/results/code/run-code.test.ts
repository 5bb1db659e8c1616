import { expect, test } from 'vitest';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { compareRuns } from '../comparing/compare-runs.ts';
import { exampleResults, exampleRun } from '../example-results.ts';
import {
  describeCodes,
  describeEnvironment,
  describeRunCode,
  describeTaskCode,
} from '../views/describe-code.ts';
import {
  ids,
  compareCode,
  early,
  otherTable,
  otherJudge,
  otherStart,
  sameAgain,
  stated,
  allSolved,
  makeRuns,
} from '../example-code-runs.ts';
import { findMixedTasks } from './mixed-tasks.ts';
import { listCodeSince } from './other-tasks.ts';

test.for<[string, EnvironmentCode, Record<string, string>]>([
  ['the same code', early, { table: 'same', text: 'same', other: 'same' }],
  ['the same code of another commit', sameAgain, { table: 'same', text: 'same', other: 'same' }],
  ['another metric', otherTable, { table: 'changed', text: 'same', other: 'same' }],
  ['another judge', otherJudge, { table: 'changed', text: 'changed', other: 'changed' }],
  ['another start', otherStart, { table: 'changed', text: 'changed', other: 'changed' }],
])('a run with %s says of each task whether it is that of today', ([, code, expected]) => {
  const { first, second } = makeRuns(code, undefined);
  expect(Object.fromEntries([...first.results].map(([path, own]) => [path, own.code]))).toEqual(
    expected,
  );
  const changed = Object.values(expected).filter((one) => one === 'changed').length;
  expect(first.rates).toMatchObject({ run: 3, solved: 2, otherCode: changed });
  expect([...second.results.values()].map((own) => own.code)).toEqual(ids.map(() => 'unknown'));
  expect(second.rates).not.toHaveProperty('otherCode');
});

test.for<[string, EnvironmentCode | undefined, EnvironmentCode | undefined, object]>([
  ['the same code', otherTable, otherTable, { otherCode: 0, sameCode: undefined }],
  ['the same code of other commits', early, sameAgain, { otherCode: 0, sameCode: undefined }],
  [
    'different code',
    early,
    otherTable,
    { otherCode: 1, sameCode: { shared: 2, onlyOne: 0, onlyOther: 0, difference: 0 } },
  ],
  ['another judge', early, otherJudge, { otherCode: 3, sameCode: { shared: 0 } }],
  ['code that was not seen', early, undefined, { otherCode: undefined, sameCode: undefined }],
])('two runs with %s are compared with and without the tasks that it judged', ([, ...codes]) => {
  const [one, other, expected] = codes;
  const { first, second, results } = makeRuns(one, other);
  const comparison = compareRuns(first, second);
  expect(comparison).toMatchObject({ shared: 3, onlyOne: 1, onlyOther: 0, ...expected });
  expect(findMixedTasks(results.runs).size).toBe(comparison.otherCode ?? 0);
});

test('a result that does not count mixes no code', () => {
  const { runs } = exampleResults(
    ids,
    [
      exampleRun('One', { table: 1 }, { environment: stated(early) }),
      exampleRun('Two', { table: 'error', text: 1 }, { environment: stated(otherTable) }),
    ],
    { compareCode, today: early },
  );
  expect(runs.map(({ rates }) => rates.otherCode)).toEqual([0, 0]);
  expect(findMixedTasks(runs)).toEqual(new Set());
});

test('without a commit, the code of a run is that of its release', () => {
  const about = { environment: { commit: 'v9', fault: 'no commit' as const } };
  const { runs } = exampleResults(
    ids,
    [
      exampleRun('Lost', allSolved, about),
      exampleRun('Release', allSolved),
      exampleRun('Stated', allSolved, { environment: stated(early) }),
    ],
    {
      ...{ compareCode, today: early },
      findValidity: () => ({
        madeOn: { kind: 'release', version: '1.0.0' },
        isOlder: () => false,
        code: otherTable,
      }),
    },
  );
  expect(runs.map(({ rates }) => rates.otherCode)).toEqual([undefined, 1, 0]);
  expect(runs.map((run) => describeEnvironment(run, { hasCode: true }))).toEqual([
    'the code of the stated commit v9 was not seen',
    'that of release 1.0.0',
    'commit v1',
  ]);
});

test('without any code, results say nothing of it', () => {
  const { runs, hasCode, notes } = exampleResults(ids, [exampleRun('One', allSolved)]);
  expect(hasCode).toBe(false);
  expect(runs[0]?.rates).not.toHaveProperty('otherCode');
  expect(runs[0]?.results.get('table')).not.toHaveProperty('code');
  expect(notes.filter((note) => note.includes('code'))).toEqual([]);
  expect(runs[0] && describeEnvironment(runs[0], { hasCode })).toBeUndefined();
});

test.for<[string, EnvironmentCode, string, string[]]>([
  [
    'a metric',
    otherTable,
    '1 of its 3 tasks is judged by other code today, so whether these results can be compared with later ones cannot be told. They are counted.',
    ['metric tables_agree: 1'],
  ],
  [
    'the judge',
    otherJudge,
    '3 of its 3 tasks are judged by other code today, so whether these results can be compared with later ones cannot be told. They are counted.',
    ['judge'],
  ],
  [
    'the start',
    otherStart,
    '3 of its 3 tasks are started by other code today, so whether these results can be compared with later ones cannot be told. They are counted.',
    ['starter'],
  ],
  [
    'nothing',
    sameAgain,
    'The code of the environment judges and starts all of its 3 tasks today as it did then.',
    [],
  ],
])('the page of a run says that %s has changed', ([, code, sentence, changed]) => {
  const { first } = makeRuns(code, undefined);
  expect(describeRunCode(first)).toBe(sentence);
  const { functions, judge, starter } = listCodeSince(first);
  expect([
    ...functions.map(({ change, tasks }) => `${change.kind} ${change.name}: ${tasks}`),
    ...(judge ? ['judge'] : []),
    ...(starter ? ['starter'] : []),
  ]).toEqual(changed);
});

test('a result names the functions that judge its task otherwise', () => {
  const { first } = makeRuns(otherTable, undefined);
  expect(describeTaskCode(first, 'table')).toEqual([
    'judged by other code today: ',
    { metric: 'tables_agree' },
  ]);
  expect(describeTaskCode(first, 'text')).toEqual([]);
});

test('the notes say once what counts in spite of other code, and what cannot be told', () => {
  const { results } = makeRuns(otherTable, undefined);
  expect(results.notes.filter((note) => note.includes('code'))).toEqual([
    'Results on tasks that other code of the environment judges or starts today than in the run are counted, since whether they can be compared cannot be told: 1.',
    'For 1 of 2 runs, the code of the environment was not seen, so whether tasks were judged and started by the same code cannot be told.',
  ]);
  const mixed = makeRuns(otherTable, early).results.notes;
  expect(mixed.filter((note) => note.startsWith('Different'))).toEqual([
    'Different code of the environment judged or started 1 of 3 tasks in different runs, so whether their results on it can be compared cannot be told.',
  ]);
});

test('results on a task say that not all were judged by the same code, and what nobody can tell', () => {
  const { results } = makeRuns(otherTable, early);
  expect(describeCodes(results, 'table')).toEqual([
    'Not all of these results were judged or started by the same code of the environment.',
  ]);
  expect(describeCodes(results, 'text')).toEqual([]);
  expect(describeCodes(makeRuns(early, undefined).results, 'text')).toEqual([
    'For 1 of these results, the code of the environment was not seen, so whether tasks were judged and started by the same code cannot be told.',
  ]);
});

test('without the code of today, runs are compared with each other alone', () => {
  const { runs, hasCode, notes } = exampleResults(
    ids,
    [
      exampleRun('One', allSolved, { environment: stated(early) }),
      exampleRun('Two', allSolved, { environment: stated(otherTable) }),
    ],
    { compareCode },
  );
  const [one, two] = runs;
  expect([hasCode, one?.results.get('table')?.code]).toEqual([true, 'unknown']);
  expect(one && two && compareRuns(one, two).otherCode).toBe(1);
  expect(one && describeRunCode(one)).toBeUndefined();
  expect(describeCodes({ runs }, 'text')).toEqual([]);
  expect(notes.filter((note) => note.includes('today'))).toEqual([
    "The code of today's environment was not seen, so whether it judges and starts tasks as in the runs cannot be told.",
  ]);
});
