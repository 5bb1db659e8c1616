import { expect, test } from 'vitest';
import { emptyHandling } from '#vocabulary/source/task-handling.ts';
import { listAddedParts } from './added-parts.ts';

const step = { type: 'sleep', parameters: { seconds: 2 } };
const file = { type: 'vm_file', path: '/home/user/a.csv' };
const rule = { type: 'rule', rules: { expected: 'tide' } };

const listed = (fields: object) =>
  listAddedParts(fields as Record<string, unknown>).map(
    ({ kind, at }) => `${kind} ${at.join('.')}`,
  );

test.for<[string, object, string[]]>([
  ['steps', { interlude: [step] }, ['steps interlude']],
  ['steps of which one has no parameters', { end: [step, { type: 'stop' }] }, ['steps end']],
  [
    'steps of which one is faulty',
    { end: [step, step, { type: 'stop', parameters: 3 }] },
    ['steps end'],
  ],
  ['steps further down', { later: { after: 3, run: [step] } }, ['steps later.run']],
  ['a named metric', { lure: { func: 'exact_match', result: file } }, ['evaluator lure']],
  ['an empty list of metrics', { lure: { func: [], result: file } }, ['evaluator lure']],
  ['a metric alone', { lure: { func: ['infeasible'] } }, ['evaluator lure']],
  ['sources without a metric', { lure: { result: file, expected: [rule] } }, ['evaluator lure']],
  ['a list of evaluators', { evaluator: [{ func: 'a' }] }, ['evaluator evaluator.0']],
  [
    'phases with steps and evaluators',
    { talk: [{ instruction: 'Go.', prepare: [step], check: { func: 'a' } }] },
    ['phases talk', 'steps talk.0.prepare', 'evaluator talk.0.check'],
  ],
  ['commands with points', { evaluator: [['test -f a', 100]] }, ['graders evaluator']],
  ['commands in objects', { marks: [{ command: ['ls'], weight: 2 }] }, ['graders marks']],
])('finds %s', ([, fields, expected]) => {
  expect(listed(fields)).toEqual(expected);
});

test.for<[string, object]>([
  ['the fields of the format', { config: [step], evaluator: { func: 'a', result: file } }],
  ['objects with a type alone', { tags: [{ type: 'gui' }] }],
  ['a step beside something else', { mixed: [step, 'text'] }],
  ['"func" beside other things', { tool: { func: 'main', file: 'a.py' } }],
  ['a function that is an object', { tool: { func: { name: 'a' }, result: file } }],
  ['one source', { output: { result: file } }],
  ['an instruction that is empty', { notes: [{ instruction: '' }] }],
  ['pairs of text and number', { pairs: [['a', 1, 2]] }],
  ['empty lists and objects', { a: [], b: {}, c: null }],
  ['steps of steps', { evaluator: { func: 'a', postconfig: [step] } }],
])('leaves %s alone', ([, fields]) => {
  expect(listed(fields)).toEqual([]);
});

test('takes an array for graders where the environment runs its commands', () => {
  const at = { file: 'judge.py', line: 4 };
  const evaluator = { ...emptyHandling.evaluator, graders: { command: 1, at } };
  const value = [['first', 'test -f a']];
  expect(listAddedParts({ evaluator: value }, { ...emptyHandling, evaluator })).toEqual([
    { kind: 'graders', at: ['evaluator'], value },
  ]);
});
