import { expect, test } from 'vitest';
import { exampleView } from '../examples/example-view.ts';
import { namedFunctions } from './named-functions.ts';

const namedIn = (fields: object) =>
  [...namedFunctions(exampleView({ ...fields }))].map(({ kind, name, at }) => [
    kind,
    name,
    at.join('/'),
  ]);

test('names every function of a task and its place', () => {
  const sleep = { type: 'sleep', parameters: {} };
  const evaluator = {
    func: ['check_csv', 'exact_match'],
    result: [{ type: 'vm_file' }, { type: 'get_rule' }],
    expected: { type: 'cloud_file' },
    postconfig: [sleep],
  };
  expect(namedIn({ config: [sleep], evaluator })).toEqual([
    ['action', 'sleep', 'config/0/type'],
    ['action', 'sleep', 'evaluator/postconfig/0/type'],
    ['metric', 'check_csv', 'evaluator/func/0'],
    ['metric', 'exact_match', 'evaluator/func/1'],
    ['getter', 'vm_file', 'evaluator/result/0/type'],
    ['getter', 'get_rule', 'evaluator/result/1/type'],
    ['getter', 'cloud_file', 'evaluator/expected/type'],
  ]);
});

test('names a single metric by the field itself', () => {
  expect(namedIn({ evaluator: { func: 'check_csv' } })).toEqual([
    ['metric', 'check_csv', 'evaluator/func'],
  ]);
});

test.for([
  ['no evaluator', {}],
  ['an evaluator that is a string', { evaluator: 'infeasible' }],
  ['empty names', { config: [{ type: '' }], evaluator: { func: '' } }],
  ['names that are not strings', { config: [{ type: 5 }], evaluator: { func: [5, null] } }],
  ['elements that are not objects', { config: ['x', null], evaluator: { result: 'x' } }],
] as const)('names nothing where there is %s', ([, fields]) => {
  expect(namedIn(fields)).toEqual([]);
});
