import { expect, test } from 'vitest';
import { exampleView } from '../examples/example-view.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { keyOrder as rule } from './s08-key-order.ts';

const context = { file: 'example.json', vocabulary: createVocabulary() };

/** Of a task with these fields in this order. */
const problemsIn = (...names: string[]) => [
  ...rule.check(exampleView(Object.fromEntries(names.map((name) => [name, null]))), context),
];

test.for([
  ['the usual order', 'id', 'instruction', 'source', 'config', 'related_apps', 'evaluator'],
  ['the order of the format document', 'id', 'related_apps', 'config', 'evaluator'],
  ['deprecated fields anywhere', 'id', 'snapshot', 'instruction', 'config', 'trajectory', 'proxy'],
  ['other fields anywhere', 'hint', 'id', 'notes', 'config', 'constructor', 'proxy'],
  ['a single field', 'proxy'],
])('accepts %s', ([, ...names]) => {
  expect(problemsIn(...names)).toEqual([]);
});

test('reports the first field behind one that it precedes, and the order that fixes it', () => {
  expect(problemsIn('instruction', 'proxy', 'hint', 'config', 'evaluator', 'id')).toEqual([
    {
      at: [],
      name: 'config',
      before: 'proxy',
      cause: 'the fields are not in the usual order',
      fix: { kind: 'order', names: ['id', 'instruction', 'config', 'evaluator', 'proxy'] },
    },
  ]);
});

test('leaves fields in their order where any order will do', () => {
  const [problem] = problemsIn('evaluator', 'related_apps', 'config');
  expect(problem?.fix).toEqual({ kind: 'order', names: ['related_apps', 'config', 'evaluator'] });
});

test('names the first field that should come later', () => {
  expect(problemsIn('evaluator', 'proxy', 'id')).toMatchObject([
    { name: 'id', before: 'evaluator' },
  ]);
});
