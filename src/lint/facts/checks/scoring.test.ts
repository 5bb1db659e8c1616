import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { canBeScored } from './scoring.ts';

const result = { type: 'vm_file', path: '/a', dest: 'a' };

test.for<[string, JsonObject]>([
  ['a metric', { evaluator: { func: 'exact_match', result } }],
  ['the placeholder', { evaluator: { func: 'infeasible' } }],
  ['several metrics', { evaluator: { func: ['', 'exact_match'] } }],
  ['an evaluator that is an array', { evaluator: [{ script: 'true' }] }],
  ['an evaluator with a form of its own', { evaluator: { type: 'script', command: 'true' } }],
  ['another evaluator', { evaluator: '', second_evaluator: { func: 'exact_match' } }],
  ['an evaluator in a part', { phases: [{ evaluator: { func: ['exact_match'] } }] }],
])('a task with %s can be scored', ([, fields]) => {
  expect(canBeScored(fields)).toBe(true);
});

test.for<[string, JsonObject]>([
  ['no evaluator', {}],
  ['an evaluator that is null', { evaluator: null }],
  ['a text as its evaluator', { evaluator: 'manual' }],
  ['an evaluator without anything', { evaluator: {} }],
  ['an empty array as its evaluator', { evaluator: [] }],
  ['no "func"', { evaluator: { result, conj: 'and' } }],
  ['an empty "func"', { evaluator: { func: '', result, note: 'to do' } }],
  ['a blank "func"', { evaluator: { func: ' ' } }],
  ['a "func" that is null', { evaluator: { func: null } }],
  ['an empty array of metrics', { evaluator: { func: [] } }],
  ['only empty names of metrics', { evaluator: { func: ['', null] } }],
  ['a setup step with a key "func"', { evaluator: '', config: [{ func: 'open' }] }],
  ['a note', { notes: ['evaluator', { func: '' }] }],
])('a task with %s cannot be scored', ([, fields]) => {
  expect(canBeScored(fields)).toBe(false);
});
