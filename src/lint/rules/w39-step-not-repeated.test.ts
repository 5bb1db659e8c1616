import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { stepNotRepeated as rule } from './w39-step-not-repeated.ts';

const problemsIn = (config: unknown, postconfig: unknown = []) =>
  findProblems(rule, { config, evaluator: { func: 'is_utc_0', postconfig } });

const step = (type: string, parameters: object = {}) => ({ type, parameters });
const open = step('open', { path: '/home/user/a.docx' });
const press = step('execute', { command: ['xdotool', 'key', 'Tab'] });

test.for([
  ['steps that differ', [open, step('open', { path: '/home/user/b.docx' })]],
  ['a step with another between', [open, step('sleep', { seconds: 1 }), open]],
  ['two waits', [step('sleep', { seconds: 1 }), step('sleep', { seconds: 1 })]],
  ['keys', [press, press]],
  ['steps without a type', [{}, {}]],
  ['steps of other types', [5, 5]],
] as const)('accepts %s', ([, config]) => {
  expect(problemsIn(config)).toEqual([]);
});

test('accepts the same step before and after the agent acts', () => {
  expect(problemsIn([open], [open])).toEqual([]);
});

test('finds each repetition, before and after the agent acts', () => {
  expect(problemsIn([open, open, open], [step('close_all'), step('close_all')])).toEqual([
    { at: ['config', 1], type: 'open' },
    { at: ['config', 2], type: 'open' },
    { at: ['evaluator', 'postconfig', 1], type: 'close_all' },
  ]);
});
