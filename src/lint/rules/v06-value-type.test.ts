import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { valueType as rule } from './v06-value-type.ts';

const problemsIn = (fields: object) => findProblems(rule, { ...fields });

const step = (parameters: object, type = 'execute') => ({ config: [{ type, parameters }] });
const judged = (func: string, rules: unknown) => ({
  evaluator: { func, expected: { type: 'rule', rules } },
});
const table = (rule: object) => ({
  evaluator: { func: 'compare_table', options: { rules: [rule] } },
});

test.for([
  ['values of the types due', step({ command: ['ls'], stdout: 'a.txt', until: { returncode: 0 } })],
  ['an optional field that is null', step({ command: ['ls'], stdout: null })],
  ['booleans as strings, which S04 reports', step({ command: 'ls', shell: 'true' }, 'command')],
  ['what the schema reports', step({ command: 3, shell: 'true' })],
  ['an unknown field', step({ command: ['ls'], when: 3 })],
  ['any value where the type is not known', step({ path: 3 }, 'create_folder')],
  ['any value where any is due', judged('exact_match', { expected: [1, null] })],
  [
    'ways to compare a cell',
    table({
      ...{ type: 'check_cell', sheet_idx: 0, coordinate: 'A1' },
      props: { value: { method: 'approx:0.1', ref: 1 }, bold: { method: 're.I', ref: 'method' } },
    }),
  ],
  ['a "method" of another metric', judged('literal_match', { method: 'other' })],
  ['rules without names for a metric that takes them', judged('literal_match', ['a'])],
  [
    'a literal text on the other side',
    {
      evaluator: {
        func: 'exact_match',
        result: { type: 'rule', rules: 'a' },
        expected: { type: 'rule', rules: { expected: 'a' } },
      },
    },
  ],
  [
    'lists out of step',
    { evaluator: { func: ['check_list', 'is_utc_0'], expected: { type: 'rule', rules: 3 } } },
  ],
  ['no evaluator', { evaluator: 3 }],
] as const)('accepts %s', ([, fields]) => {
  expect(problemsIn(fields)).toEqual([]);
});

test.for([
  [
    'a field within a field',
    step({ command: ['ls'], until: { returncode: '0' } }),
    {
      at: ['config', 0, 'parameters', 'until', 'returncode'],
      owner: 'execute',
      name: 'returncode',
      found: 'the string "0"',
      wanted: 'an integer',
    },
  ],
  [
    'an array where the schema allows one and the getter does not',
    { evaluator: { func: 'is_utc_0', result: { type: 'list_directory', path: ['/home'] } } },
    {
      at: ['evaluator', 'result', 'path'],
      owner: 'list_directory',
      name: 'path',
      found: 'an array of strings',
      wanted: 'a string',
    },
  ],
  [
    'a mixed list',
    judged('file_contains', { expected: ['a', 1] }),
    {
      at: ['evaluator', 'expected', 'rules', 'expected'],
      owner: 'file_contains',
      name: 'expected',
      found: 'an array of mixed values',
      wanted: 'an array of strings',
    },
  ],
  [
    'null where a value is required',
    judged('fuzzy_match', { expected: null }),
    {
      at: ['evaluator', 'expected', 'rules', 'expected'],
      owner: 'fuzzy_match',
      name: 'expected',
      found: 'null',
      wanted: 'a string',
    },
  ],
  [
    'a value that is not allowed',
    judged('is_cookie_deleted', { type: 'domain', domains: [] }),
    {
      at: ['evaluator', 'expected', 'rules', 'type'],
      owner: 'is_cookie_deleted',
      name: 'type',
      found: 'the string "domain"',
      wanted: 'only "domains"',
    },
  ],
  [
    'a value outside a long list',
    table({ type: 'sheet' }),
    {
      at: ['evaluator', 'options', 'rules', 0, 'type'],
      owner: 'compare_table',
      name: 'type',
      found: 'the string "sheet"',
      wanted:
        'one of "sheet_name", "sheet_data", "sheet_print", "sheet_fuzzy", "sparkline", "chart", "style", "freeze" and 7 more',
    },
  ],
  [
    'a sheet without its number',
    table({ type: 'freeze', sheet_idx0: 'RI', sheet_idx1: 'EI0' }),
    {
      at: ['evaluator', 'options', 'rules', 0, 'sheet_idx0'],
      owner: 'compare_table',
      name: 'sheet_idx0',
      found: 'the string "RI"',
      wanted: 'one of "RI*", "RN*", "EI*", "EN*"',
    },
  ],
  [
    'an unknown way to compare a preference',
    judged('check_thunderbird_prefs', { expect: { a: { method: 'equals', ref: 1 } } }),
    {
      at: ['evaluator', 'expected', 'rules', 'expect', 'a', 'method'],
      owner: 'check_thunderbird_prefs',
      name: 'method',
      found: 'the string "equals"',
      wanted: 'one of "eq", "ne", "le", "lt", "ge", "gt", "re", "re.*" and 5 more',
    },
  ],
  [
    'rules without names',
    judged('check_list', ['a']),
    {
      at: ['evaluator', 'expected', 'rules'],
      owner: 'check_list',
      name: 'rules',
      found: 'an array of strings',
      wanted: 'an object with rules by name',
    },
  ],
] as const)('finds %s', ([, fields, problem]) => {
  expect(problemsIn(fields)).toEqual([problem]);
});

test('reports every value', () => {
  const fields = step({ path: 3 }, 'open');
  const evaluator = { func: 'is_utc_0', postconfig: fields.config };
  expect(problemsIn({ ...fields, evaluator })).toHaveLength(2);
});

test('says what was found and what is read', () => {
  const facts = { owner: 'open', name: 'path', found: 'the number 3', wanted: 'a string' };
  expect(rule.message(facts)).toBe('"path" is the number 3; "open" expects a string');
});
