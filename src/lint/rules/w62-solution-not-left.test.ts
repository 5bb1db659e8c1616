import { expect, test } from 'vitest';
import { executeStep, launchStep } from '../examples/example-parts.ts';
import { findProblems } from '../examples/find-problems.ts';
import { solutionNotLeft as rule } from './w62-solution-not-left.ts';

const problemsIn = (command: string, more: object = {}) =>
  findProblems(rule, {
    config: [executeStep(command, { shell: true })],
    evaluator: { func: 'any', options: { recipe: 'flour, water, salt' } },
    ...more,
  }).map(({ at: _, ...facts }) => facts);
const path = '/home/user/Desktop/recipe.txt';

test.for([
  `echo 'flour, water, salt' > ${path}`,
  `mkdir -p /home/user/Desktop && printf 'Use flour, water, salt' >> ${path}`,
  `cat > ${path} <<'END'\nflour, water, salt\nEND`,
])('reports %j', (command) => {
  expect(problemsIn(command)).toEqual([{ path, text: 'flour, water, salt' }]);
});

test("reports what a field of the dataset's own explains", () => {
  const more = { evaluator: { func: 'any' }, hint: 'Write "knead twice" at the end.' };
  expect(problemsIn(`echo 'knead twice' > ${path}`, more)).toEqual([{ path, text: 'knead twice' }]);
});

test.for<[string, string, object?]>([
  ['another text', `echo 'flour, milk' > ${path}`],
  ['a hidden file', `echo 'flour, water, salt' > /home/user/.cache/recipe.txt`],
  [
    'a file that the instruction names',
    `echo 'flour, water, salt' > ${path}`,
    { instruction: 'Open recipe.txt.' },
  ],
  [
    'a text that the instruction has',
    `echo 'flour, water, salt' > ${path}`,
    { instruction: 'Mix flour, water, salt.' },
  ],
  ['a text that is printed only', `echo 'flour, water, salt'`],
])('accepts %s', ([, command, more]) => {
  expect(problemsIn(command, more)).toEqual([]);
});

test('accepts a file that another step opens', () => {
  const write = executeStep(`echo 'flour, water, salt' > ${path}`, { shell: true });
  const config = [write, launchStep('gedit', path)];
  const evaluator = { func: 'any', options: { recipe: 'flour, water, salt' } };
  expect(findProblems(rule, { config, evaluator })).toEqual([]);
});
