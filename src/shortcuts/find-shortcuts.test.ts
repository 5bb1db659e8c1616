import { expect, test } from 'vitest';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { findShortcuts } from './find-shortcuts.ts';

const find = (fields: object) =>
  findShortcuts({ file: 'a.json', fields: { ...fields } }, { vocabulary: builtInVocabulary });

test('gives each fact its class and its place in the file', () => {
  expect(find({ evaluator: { func: ['infeasible'] } })).toEqual([
    expect.objectContaining({
      class: 'giving-up-passes',
      kind: 'infeasible',
      at: ['evaluator', 'func', 0],
    }),
  ]);
});

test('looks into evaluators that a project adds', () => {
  const places = find({ phases: [{ evaluator: { func: 'infeasible' } }] }).map(({ at }) => at);
  expect(places).toEqual([['phases', 0, 'evaluator', 'func']]);
});

test('finds nothing in a file without an evaluator', () => {
  expect(find({ instruction: 'Say that it is infeasible.' })).toEqual([]);
});

test.for<[string, object, string[]]>([
  ['a field that says it cannot be done', { feasible: false }, ['feasible']],
  ['one that says it the other way round', { is_impossible: 'true' }, ['is_impossible']],
  ['one of a task that can be done', { infeasible: false }, []],
  ['the field about changes of the site', { possibility_of_env_change: false }, []],
  ['a text', { feasible: 'it is not' }, []],
])('knows %s', ([, fields, places]) => {
  const evaluator = null;
  expect(find({ ...fields, evaluator }).map(({ at }) => at.join('.'))).toEqual(places);
});

test('says once that a task cannot be done', () => {
  const found = find({ feasible: false, evaluator: { func: 'infeasible' } });
  expect(found.map(({ at }) => at.join('.'))).toEqual(['evaluator.func']);
});
