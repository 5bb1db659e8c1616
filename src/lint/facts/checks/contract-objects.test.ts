import { expect, test } from 'vitest';
import { exampleView } from '#lint/examples/example-view.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { contractObjects, ruleSets } from './contract-objects.ts';

const vocabulary = createVocabulary();
const recordsIn = (fields: object) => [...contractObjects(exampleView({ ...fields }), vocabulary)];
const summarize = (fields: object) =>
  recordsIn(fields).map(({ entry, part, record, at }) => [entry.name, part, record, at.join('/')]);

test('gives what each function reads, with its place', () => {
  const file = { url: 'u', path: 'p' };
  const fields = {
    config: [{ type: 'download', parameters: { files: [file] } }],
    evaluator: {
      postconfig: [{ type: 'sleep', parameters: { seconds: 1 } }],
      func: ['exact_match'],
      result: [{ type: 'get_vm_file', path: 'p' }],
      expected: [{ type: 'rule', rules: { expected: 'a' } }],
      options: [{ strict: true }],
    },
  };
  expect(summarize(fields)).toEqual([
    ['download', 'parameters', { files: [file] }, 'config/0/parameters'],
    ['download', 'parameters', file, 'config/0/parameters/files/0'],
    ['sleep', 'parameters', { seconds: 1 }, 'evaluator/postconfig/0/parameters'],
    ['vm_file', 'keys', { type: 'get_vm_file', path: 'p' }, 'evaluator/result/0'],
    ['rule', 'keys', { type: 'rule', rules: { expected: 'a' } }, 'evaluator/expected/0'],
    ['exact_match', 'rules', { expected: 'a' }, 'evaluator/expected/0/rules'],
    ['exact_match', 'options', { strict: true }, 'evaluator/options/0'],
  ]);
});

test('parts the rules between the getter that keeps some and the metric', () => {
  const rules = { relativeTime: { from: 'tomorrow' }, expected: {}, expect_in_result: true };
  const expected = { type: 'rule_relativeTime', rules };
  const records = summarize({ evaluator: { func: 'check_direct_json_object', expected } });
  expect(records).toEqual([
    ['rule_relativeTime', 'keys', expected, 'evaluator/expected'],
    [
      'rule_relativeTime',
      'keys',
      { relativeTime: { from: 'tomorrow' }, expected: {} },
      'evaluator/expected/rules',
    ],
    ['rule_relativeTime', 'keys', { from: 'tomorrow' }, 'evaluator/expected/rules/relativeTime'],
    ['check_direct_json_object', 'rules', { expect_in_result: true }, 'evaluator/expected/rules'],
    ['check_direct_json_object', 'options', {}, 'evaluator/func'],
  ]);
});

test.for([
  ['unknown functions', { config: [{ type: 'fly', parameters: {} }], evaluator: { func: 'a' } }],
  ['other types of parameters', { config: [{ type: 'open', parameters: 3 }] }],
  ['other shapes', { config: 'a', evaluator: { func: {}, result: 3, expected: [null, []] } }],
] as const)('gives nothing of %s', ([, fields]) => {
  expect(recordsIn(fields)).toEqual([]);
});

test('takes the rules of the result where the reference has none', () => {
  const evaluator = {
    func: 'is_in_vm_clickboard',
    result: { type: 'rule', rules: { expected: 'a' } },
    expected: { type: 'vm_command_line', command: ['xclip', '-out'] },
  };
  const [set, ...others] = ruleSets(exampleView({ evaluator }), vocabulary);
  expect(set).toMatchObject({ rules: { expected: 'a' }, at: ['evaluator', 'result', 'rules'] });
  expect(others).toEqual([]);
});

test('takes the rules from the key that the getter of an environment returns', () => {
  const place = { file: 'getters.py', line: 1, end: 2, returnedPath: ['value'] };
  const keys = { fields: { value: { required: true } }, isClosed: true };
  const getter = new Map([['literal', { place, parts: { keys } }]]);
  const functions = { getter, metric: new Map(), action: new Map() };
  const own = createVocabulary({}, { source: { functions, complete: [] } });
  const setsOf = (expected: object) =>
    ruleSets(exampleView({ evaluator: { func: 'exact_match', expected } }), own);
  const at = ['evaluator', 'expected', 'value'];
  expect(setsOf({ type: 'literal', value: { expected: 'a' } })).toMatchObject([
    { rules: { expected: 'a' }, at },
  ]);
  expect(setsOf({ type: 'literal', rules: { expected: 'a' } })).toEqual([]);
});

test('gives only the setup where the metric is a placeholder, since nothing is fetched', () => {
  const config = [{ type: 'sleep', parameters: { seconds: 1 } }];
  const evaluator = { func: 'infeasible', result: { type: 'rule' } };
  expect(summarize({ config, evaluator }).map(([name]) => name)).toEqual(['sleep']);
});

test('reads more objects than a function can have arguments', () => {
  const rules = Array.from({ length: 600_000 }, () => ({ type: 'sheet_data' }));
  const objects = recordsIn({ evaluator: { func: 'compare_table', options: { rules } } });
  expect(objects).toHaveLength(rules.length + 1);
});
