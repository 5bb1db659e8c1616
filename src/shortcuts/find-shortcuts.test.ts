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
