import { expect, test } from 'vitest';
import { exampleDataset } from '../examples/example-dataset.ts';
import { variantsJudgedAlike as rule } from './d13-variants-judged-alike.ts';

const ask = 'Send the map of the island to Ada.';
const evaluator = { func: 'exact_match' };
const other = { func: 'infeasible' };

function problemsIn(parts: Readonly<Record<string, object>>) {
  const { tasks, context } = exampleDataset(parts as Parameters<typeof exampleDataset>[0]);
  return [...rule.check(tasks, context)];
}

const inFolder = (folder: string, fields: object, name = '4e5f6a7b') => ({
  [`${folder}/${folder}_${name}.json`]: { id: `${folder}_${name}`, instruction: ask, ...fields },
});

test('reports the variant with another metric', () => {
  const problems = problemsIn({
    ...inFolder('calm', { evaluator }),
    ...inFolder('loud', { evaluator: other, instruction: `${ask} Do not read it.` }),
    ...inFolder('slow', { evaluator }),
  });
  expect(problems.map(({ file, files }) => [file, files?.length])).toEqual([
    ['loud/loud_4e5f6a7b.json', 3],
  ]);
  expect(problems.map((problem) => rule.message(problem))).toEqual([
    'the variants of this task in "calm/", "slow/" are judged by "exact_match", that in "loud/" by "infeasible"; make sure that they ask for different things',
  ]);
});

test('finds variants with one id, or with the folder at the end', () => {
  const same = { id: 'map', instruction: ask };
  expect(
    problemsIn({
      'a/map.json': { ...same, evaluator },
      'b/map.json': { ...same, evaluator: other },
    }),
  ).toHaveLength(1);
  const ending = (folder: string) => ({ id: `map-${folder}`, instruction: ask });
  expect(
    problemsIn({
      'calm/map.json': { ...ending('calm'), evaluator },
      'loud/map.json': { ...ending('loud'), evaluator: other },
    }),
  ).toHaveLength(1);
});

test.for([
  ['one metric', inFolder('loud', { evaluator })],
  [
    'another instruction',
    inFolder('loud', { evaluator: other, instruction: 'Water all plants in the kitchen.' }),
  ],
  ['another id', inFolder('loud', { evaluator: other }, '8c9d0e1f')],
  ['no metric', inFolder('loud', { evaluator: {} })],
  ['another platform', inFolder('windows', { evaluator: other })],
] as const)('accepts a task in another folder with %s', ([, parts]) => {
  expect(problemsIn({ ...inFolder('calm', { evaluator }), ...parts })).toEqual([]);
});
