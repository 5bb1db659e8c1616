import { expect, test } from 'vitest';
import { buildHistory } from '#history/timeline/build-history.ts';
import { release, task } from '#history/timeline/example-history.ts';
import { listStates } from '#history/timeline/list-states.ts';
import { digestTask } from '#catalogue/digests/digest-task.ts';
import { exampleResults, exampleRun } from '../example-results.ts';
import type { ReadRun } from '../model/read-results.ts';
import { createValidityFinder } from './find-validity.ts';

const first = ['asked', 'judged', 'same', 'source'].map((id) => task(id, { source: 'example' }));
const last = [
  task('asked', { source: 'example', instruction: 'Do something else entirely, please.' }),
  task('judged', { source: 'example', evaluator: { func: 'exact_match', expected: {} } }),
  task('same', { source: 'example' }),
  task('source', { source: 'another' }),
];
const states = listStates(
  [
    { ...release('1.0.0', first), date: '2025-01-01' },
    { ...release('1.1.0', last), date: '2025-06-01' },
  ],
  { tasks: last, version: undefined, date: undefined },
);
const history = buildHistory(states, { quotesExpected: true, publish: (one) => one });
const ids = last.map(({ id }) => id);
const tasks = last.map(({ id, file, fields }) => ({
  id,
  path: id,
  file,
  digest: digestTask({ fields, text: '' }),
}));
const findValidity = createValidityFinder(history, tasks);
const solvedAll = Object.fromEntries(ids.map((id) => [id, 1]));

function judge(about: Partial<ReadRun>) {
  const [run] = exampleResults(ids, [exampleRun('Robin', solvedAll, about)], { findValidity }).runs;
  const older = ids.filter((id) => run?.results.get(id)?.status === 'older version');
  return { older, madeOn: run?.madeOn.kind, counted: run?.rates.run, left: run?.rates.older };
}

test('exactly the tasks whose change forbids comparison are left out of rates', () => {
  const older = ['asked', 'judged'];
  expect(judge({ release: '1.0.0' })).toEqual({ older, madeOn: 'release', counted: 2, left: 2 });
  expect(judge({ release: 'v1.0.0' })).toEqual(judge({ release: '1.0.0' }));
  expect(judge({ date: '2025-03-01' })).toEqual({ older, madeOn: 'date', counted: 2, left: 2 });
  expect(judge({ release: '1.1.0' })).toMatchObject({ older: [], counted: 4 });
  expect(judge({ date: '2025-06-01' })).toMatchObject({ older: [], counted: 4 });
});

test('an error on an older version counts as that alone, so that all counts add up', () => {
  const run = exampleRun(
    'Robin',
    { asked: 'error', same: 'error', source: 1 },
    { release: '1.0.0' },
  );
  const rates = exampleResults(ids, [run], { findValidity }).runs[0]?.rates;
  expect(rates).toMatchObject({ ofSet: 4, run: 1, errors: 1, older: 1, notRun: 1 });
});

test('without a word about the state, all results count', () => {
  expect(judge({})).toEqual({ older: [], madeOn: 'unstated', counted: 4, left: 0 });
  expect(judge({ date: '2024-01-01' })).toMatchObject({ older: [], madeOn: 'unstated' });
});

test('digests say it task by task', () => {
  const digests = new Map(
    first.map(({ id, fields }) => [id, digestTask({ fields, text: '' })?.slice(0, 12) ?? '']),
  );
  expect(judge({ digests })).toMatchObject({ older: ['asked', 'judged'], madeOn: 'digests' });
  expect(judge({ digests: new Map([['same', 'f'.repeat(12)]]) })).toMatchObject({
    older: ['same'],
  });
});

test('a digest may be that of the id which a task had', () => {
  const [before] = first;
  const after = {
    ...task('new', before?.fields),
    id: 'new',
    fields: { ...before?.fields, id: 'new', proxy: true },
  };
  const renamed = buildHistory(
    listStates([{ ...release('1.0.0', first.slice(0, 1)), date: '2025-01-01' }], {
      ...{ tasks: [after], version: undefined, date: undefined },
    }),
    { quotesExpected: true, publish: (one) => one },
  );
  const own = {
    id: 'new',
    path: 'new',
    file: after.file,
    digest: digestTask({ ...after, text: '' }),
  };
  const digest = before && digestTask({ ...before, text: '' })?.slice(0, 12);
  const { isOlder } = createValidityFinder(renamed, [own])({
    ...exampleRun('Robin', {}),
    digests: new Map([['asked', digest ?? '']]),
  });
  expect(isOlder(own)).toBe(true);
});

test('with an unknown release, all results count', () => {
  const results = exampleResults(ids, [exampleRun('Robin', solvedAll, { release: '9' })], {
    findValidity,
  });
  expect(results.runs[0]?.rates.run).toBe(4);
});
