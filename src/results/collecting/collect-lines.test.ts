import { expect, test } from 'vitest';
import { collectRuns } from './collect-runs.ts';

test('a description of a run is found whatever the case of its name', () => {
  const files = [
    { path: 'aster/RUN.JSON', text: '{ "name": "Aster" }' },
    { path: 'aster/results.jsonl', text: '{ "task": "a", "score": 1 }\n' },
  ];
  const { runs } = collectRuns({ name: 'runs', place: 'runs/', tasks: [], files });
  expect(runs.map(({ name }) => name)).toEqual(['Aster']);
});

test.for([
  [21, 'the file has 1 more fault; correct those above first'],
  [1022, 'the file has 1,002 more faults; correct those above first'],
] as const)('lists the first faults of %i lines, and how many more there are', ([lines, last]) => {
  const files = [{ path: 'results.jsonl', text: '{}\n'.repeat(lines) }];
  const { findings } = collectRuns({ name: 'runs', place: 'runs/', tasks: [], files });
  expect(findings).toHaveLength(21);
  expect(findings.at(-1)).toMatchObject({
    line: 21,
    message: expect.stringContaining(last) as string,
  });
});

test('reads tables as it does lines', () => {
  const files = [
    { path: 'aster/results.csv', text: 'task,score,trial\na,1,1\na,0.5,2\n' },
    { path: 'aster/rates.csv', text: 'app,rate\nbrowser,0.5\n' },
    { path: 'birch.csv', text: 'task,score\na,1\n' },
  ];
  const { runs, findings } = collectRuns({ name: 'runs', place: 'runs/', tasks: [], files });
  expect(findings).toEqual([]);
  expect(
    runs.map(({ id, records }) => [id, records.map(({ score, line }) => [score, line])]),
  ).toEqual([
    [
      'aster',
      [
        [1, 2],
        [0.5, 3],
      ],
    ],
    ['birch', [[1, 2]]],
  ]);
});

test('reports a folder whose tables have no results', () => {
  const files = [{ path: 'rates.csv', text: 'app,rate\nbrowser,0.5\n' }];
  const { findings } = collectRuns({ name: 'runs', place: 'runs/', tasks: [], files });
  expect(findings).toMatchObject([
    { code: 'R05', file: 'runs/rates.csv', message: 'the table has no columns "task" and "score"' },
  ]);
});

test.for([
  ['another task of its app', 'm/os/b/instruction.jsonl', []],
  ['an app whose tasks were all interrupted', 'm/web/b/instruction.jsonl', []],
  ['no other task', 'n/instruction.jsonl', ['R11']],
] as const)('reads nothing of an interrupted task beside %s', ([, path, codes]) => {
  const tasks = [{ above: ['m', 'os'], task: 'a', outcome: { score: 1 } }];
  const files = [{ path, text: '{ "instruction": "Open the page." }\n' }];
  const { findings } = collectRuns({ name: 'runs', place: 'runs/', tasks, files });
  expect(findings.map(({ code }) => code)).toEqual(codes);
  const results = [{ path, text: '{ "task": "a", "score": 1 }\n{}\n' }];
  const read = collectRuns({ name: 'runs', place: 'runs/', tasks, files: results });
  expect([read.runs.length, read.findings.map(({ code }) => code)]).toEqual([2, ['R11']]);
});

test('reports files that Git LFS has not fetched', () => {
  const text = 'version https://git-lfs.github.com/spec/v1\nsize 1982\n';
  const paths = ['m/all_result.json', 'm/args.json', 'aster.csv', 'birch.jsonl'];
  const files = paths.map((path) => ({ path, text }));
  const { findings } = collectRuns({ name: 'runs', place: 'runs/', tasks: [], files });
  expect(findings.map(({ code, file }) => `${code} ${file}`)).toEqual(
    paths.map((path) => `R01 runs/${path}`),
  );
  expect(findings[0]?.message).toContain('git lfs pull');
});
