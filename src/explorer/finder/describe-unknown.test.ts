import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { toTaskDetails, unpackDetails } from '../details/task-details.ts';
import { toExplorerIndex } from '../index/explorer-index.ts';
import { describeUnknownKey, describeUnknownValue, findNearKey } from './describe-unknown.ts';

const catalogue = exampleCatalogue({
  'a.json': {
    id: 'a',
    related_apps: ['chrome', 'gimp'],
    config: [
      { type: 'chrome_open_tabs', parameters: { urls_to_open: ['https://trams.example.org'] } },
    ],
    evaluator: { func: 'exact_match' },
  },
});
const index = toExplorerIndex(catalogue);
const details = unpackDetails(toTaskDetails(catalogue));

test.for([
  ['app', 'gmip', false, '; did you mean "gimp"?', 'app:gimp'],
  ['app', 'gimp,chrome', true, '; did you mean "gimp" or "chrome"?', '-app:gimp -app:chrome'],
  ['app', '(gimp OR chrome)', false, '; did you mean "gimp" or "chrome"?', 'app:gimp app:chrome'],
  ['app', '(gimp|chrome', false, '; did you mean "gimp" or "chrome"?', 'app:gimp app:chrome'],
  ['app', 'gimp,vlc', false, '', undefined],
  ['finding', 'Q99', false, '', undefined],
] as const)('says that no task has %s "%s"', ([name, written, isExcluded, near, suggestion]) => {
  const [column] = index.facets.filter((facet) => facet.name === name);
  expect(column && describeUnknownValue(column, written, isExcluded)).toEqual([
    `No task has ${name} "${written}"${near}`,
    ...(suggestion === undefined ? [] : [suggestion]),
  ]);
});

test.for([
  ['metrc', 'exact_match', '; did you mean "metric"?', 'metric:exact_match'],
  ['host', 'trams.example.org', '; did you mean "live"?', 'live:trams.example.org'],
  ['host', 'example.net', '', undefined],
  ['host', '*', '', undefined],
  ['host', '1', '', undefined],
] as const)('says that the key %s is unknown beside "%s"', ([key, text, near, suggestion]) => {
  expect(describeUnknownKey(key, text, false, index, details)).toEqual([
    `Unknown key "${key}"${near}`,
    ...(suggestion === undefined ? [] : [suggestion]),
  ]);
});

const other = exampleCatalogue({
  'os/a.json': {
    id: 'a',
    config: [{ type: 'execute', parameters: { command: ['pkill'] } }],
    evaluator: { func: 'check_csv', result: { type: 'vm_file', path: '/a.csv' } },
  },
});
const ofOther = unpackDetails(toTaskDetails(other));

test.for([
  ['the last part of a path, where the value is', 'type', 'vm_file', 'result.type'],
  ['the last part of another path', 'type', 'execute', 'config.type'],
  ['the last part of a path without the value', 'type', 'x', 'config.type'],
  ['a part of a path', 'parameters', 'pkill', 'config.parameters'],
  ['a misspelt part of a path', 'comand', 'pkill', 'config.parameters.command'],
  ['a misspelt key', 'gettr', 'vm_file', 'getter'],
  ['nothing', 'xyzzy', '1', undefined],
] as const)('finds %s', ([, written, text, key]) => {
  expect(findNearKey(written, text, ['getter', 'metric'], ofOther)).toBe(key);
});
