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
