import { expect, test } from 'vitest';
import { exampleDataset } from '../examples/example-dataset.ts';
import { valueSpeltAlike as rule } from './d12-value-spelt-alike.ts';

/** One task with each of the values. */
function problemsIn(values: readonly unknown[], field = 'scene', instruction = 'Turn the page.') {
  const parts = values.map(
    (value, id) => [`${id}.json`, { id: String(id), instruction, [field]: value }] as const,
  );
  const { tasks, context } = exampleDataset(Object.fromEntries(parts));
  return [...rule.check(tasks, context)].map(({ file, at, value, meant }) => [
    file,
    at,
    value,
    meant,
  ]);
}

test.for([
  ['a field of its own', 'scene', (value: string) => value, ['scene']],
  ['a deprecated field', 'snapshot', (value: string) => value, ['snapshot']],
  ['an object', 'meta', (value: string) => ({ place: value }), ['meta', 'place']],
  ['an array', 'tags', (value: string) => [value, 'night'], ['tags', 0]],
] as const)('reports a value in %s that is a letter off', ([, field, toValue, at]) => {
  const values = ['harbour', 'harbour', 'mountain', 'harbour', 'harobur', 'mountain'];
  expect(
    problemsIn(
      values.map((value): unknown => toValue(value)),
      field,
    ),
  ).toEqual([['4.json', at, 'harobur', 'harbour']]);
});

test.for([
  ['levels', ['level1', 'level1', 'level1', 'level2']],
  ['versions', ['version 10', 'version 10', 'version 10', 'version 11']],
  ['short values', ['calm', 'calm', 'calm', 'cali']],
  ['other words', ['harbour', 'harbour', 'harbour', 'garden']],
  ['words with another first letter', ['night', 'night', 'night', 'light']],
  ['a value of two tasks', ['harbour', 'harbour', 'harbour', 'harbor', 'harbor']],
  ['rare values alone', ['harbour', 'harbor', 'garden']],
  ['names', ['Andrea', 'Andrea', 'Andrea', 'Andreas', 'Carla', 'Dorothea', 'Emilia', 'Fatima']],
  ['sentences', ['Open it, then.', 'Open it, then.', 'Open it, then.', 'Open it, them.']],
] as const)('accepts %s', ([, values]) => {
  expect(problemsIn(values)).toEqual([]);
});

test('takes other separators for information', () => {
  const values = ['nightsky', 'nightsky', 'nightsky', 'night_sky'];
  const parts = values.map((scene, id) => [`${id}.json`, { id: String(id), scene }] as const);
  const { tasks, context } = exampleDataset(Object.fromEntries(parts));
  const problems = [...rule.check(tasks, context)];
  expect(problems.map(({ value, severity }) => [value, severity])).toEqual([['night_sky', 'info']]);
});

test('accepts a word that the task itself uses', () => {
  const values = ['insert', 'insert', 'insert', 'invert'];
  expect(problemsIn(values)).toHaveLength(1);
  expect(problemsIn(values, 'kind', 'Invert the colours.')).toEqual([]);
});

test.for(['id', 'source', 'related_apps'])('passes over "%s"', (field) => {
  expect(problemsIn(['harbour', 'harbour', 'harbour', 'harbor'], field)).toEqual([]);
});
