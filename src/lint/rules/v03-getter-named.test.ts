import { expect, test } from 'vitest';
import { createVocabulary } from '../../vocabulary/vocabulary.ts';
import { exampleTask } from '../examples/example-task.ts';
import { toTaskView } from '../facts/task-view.ts';
import { getterNamed as rule } from './v03-getter-named.ts';

const context = { file: 'example.json', vocabulary: createVocabulary() };
const problemsIn = (evaluator: object) => [
  ...rule.check(
    toTaskView(exampleTask({ evaluator: { func: 'infeasible', ...evaluator } })),
    context,
  ),
];

test.for([
  ['a getter', { result: { type: 'vm_file' } }],
  ['nothing', {}],
  ['empty objects and null', { result: {}, expected: [{}, null] }],
  ['a source that is not an object, which the shape reports', { result: 'out.csv' }],
] as const)('accepts %s', ([, evaluator]) => {
  expect(problemsIn(evaluator)).toEqual([]);
});

test('reports every source without a getter', () => {
  const evaluator = { result: { path: '/a', dest: 'a' }, expected: [{}, { rules: {} }] };
  expect(problemsIn(evaluator)).toEqual([
    { at: ['evaluator', 'result'], keys: '"path", "dest"' },
    { at: ['evaluator', 'expected', 1], keys: '"rules"' },
  ]);
});

test('says what is there and what was due', () => {
  expect(rule.message({ keys: '"rules"' })).toBe(
    '"type" is missing beside "rules"; it must name a getter',
  );
});
