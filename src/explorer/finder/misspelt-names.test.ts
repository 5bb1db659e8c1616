import { expect, test } from 'vitest';
import { toTaskDetails, unpackDetails } from '../details/task-details.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { findNearKey } from './misspelt-names.ts';

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
