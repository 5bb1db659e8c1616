import { expect, test } from 'vitest';
import { listLines } from '../examples/find-problems.ts';
import { valueType as rule } from './v06-value-type.ts';

const linesIn = (fields: object) => listLines(rule, { ...fields });

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
  expect(linesIn(fields)).toEqual([]);
});

test.for([
  [
    'a field within a field',
    step({ command: ['ls'], until: { returncode: '0' } }),
    'config/0/parameters/until/returncode warning: "returncode" is the string "0"; "execute" expects an integer',
  ],
  [
    'an array where the schema allows one and the getter does not',
    { evaluator: { func: 'is_utc_0', result: { type: 'list_directory', path: ['/home'] } } },
    'evaluator/result/path warning: "path" is an array of strings; "list_directory" expects a string',
  ],
  [
    'a mixed list',
    judged('file_contains', { expected: ['a', 1] }),
    'evaluator/expected/rules/expected warning: "expected" is an array of mixed values; "file_contains" expects an array of strings',
  ],
  [
    'null where a value is required',
    judged('fuzzy_match', { expected: null }),
    'evaluator/expected/rules/expected warning: "expected" is null; "fuzzy_match" expects a string',
  ],
  [
    'a value that is not allowed',
    judged('is_cookie_deleted', { type: 'domain', domains: [] }),
    'evaluator/expected/rules/type warning: "type" is the string "domain"; "is_cookie_deleted" expects only "domains"',
  ],
  [
    'a value outside a long list',
    table({ type: 'sheet' }),
    'evaluator/options/rules/0/type warning: "type" is the string "sheet"; "compare_table" expects one of "sheet_name", "sheet_data", "sheet_print", "sheet_fuzzy", "sparkline", "chart", "style", "freeze" and 7 more',
  ],
  [
    'a sheet without its number',
    table({ type: 'freeze', sheet_idx0: 'RI', sheet_idx1: 'EI0' }),
    'evaluator/options/rules/0/sheet_idx0 warning: "sheet_idx0" is the string "RI"; "compare_table" expects one of "RI*", "RN*", "EI*", "EN*"',
  ],
  [
    'an unknown way to compare a preference',
    judged('check_thunderbird_prefs', { expect: { a: { method: 'equals', ref: 1 } } }),
    'evaluator/expected/rules/expect/a/method warning: "method" is the string "equals"; "check_thunderbird_prefs" expects one of "eq", "ne", "le", "lt", "ge", "gt", "re", "re.*" and 5 more',
  ],
  [
    'rules without names',
    judged('check_list', ['a']),
    'evaluator/expected/rules warning: "rules" is an array of strings; "check_list" expects an object with rules by name',
  ],
] as const)('finds %s', ([, fields, line]) => {
  expect(linesIn(fields)).toEqual([line]);
});

test('reports every value', () => {
  const fields = step({ path: 3 }, 'open');
  const evaluator = { func: 'is_utc_0', postconfig: fields.config };
  expect(linesIn({ ...fields, evaluator })).toHaveLength(2);
});
