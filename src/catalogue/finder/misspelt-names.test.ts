import { expect, test } from 'vitest';
import { toTaskDetails, unpackDetails } from '../details/task-details.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { findNearKey, suggestValues } from './misspelt-names.ts';

const catalogue = exampleCatalogue({
  'os/a.json': {
    id: 'a',
    config: [{ type: 'execute', parameters: { command: ['pkill'] } }],
    evaluator: { func: 'check_csv', result: { type: 'vm_file', path: '/a.csv' } },
  },
});
const details = unpackDetails(toTaskDetails(catalogue));

test.for([
  ['the last part of a path, where the value is', 'type', 'vm_file', 'result.type'],
  ['the last part of another path', 'type', 'execute', 'config.type'],
  ['the last part of a path without the value', 'type', 'x', 'config.type'],
  ['a part of a path', 'parameters', 'pkill', 'config.parameters'],
  ['a misspelt part of a path', 'comand', 'pkill', 'config.parameters.command'],
  ['a misspelt key', 'gettr', 'vm_file', 'getter'],
  ['nothing', 'xyzzy', '1', undefined],
] as const)('finds %s', ([, written, text, key]) => {
  expect(findNearKey(written, text, ['getter', 'metric'], details)).toBe(key);
});

const internet = {
  name: 'internet',
  label: 'Internet',
  values: ['needed', 'likely', 'no evidence'],
};
const metrics = ['check_csv', 'check_json', 'check_list', 'check_pdf', 'exact_match'];

test.for([
  ['a word of a value', internet, 'no', ['no evidence']],
  ['a misspelt value', internet, 'neeeded', ['needed']],
  ['one of few values', internet, 'false', internet.values],
  ['a name in capitals', { ...internet, values: metrics }, 'Exact_Match', ['exact_match']],
  ['none of many values', { ...internet, values: metrics }, 'vlc', []],
  ['too many values', { ...internet, values: metrics }, '*_*', []],
] as const)('suggests %s', ([, column, written, expected]) => {
  expect(suggestValues({ ...column, name: 'internet', cells: [] }, written)).toEqual(expected);
});
