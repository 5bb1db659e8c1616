import { expect, test } from 'vitest';
import { readQuery } from '../../../../catalogue/explorer/explorer-query.ts';
import { describeEmpty } from './describe-empty.ts';

test.for([
  ['', 'There are no tasks.'],
  ['?app=vlc', 'No matching tasks. Remove a filter.'],
  ['?app=-vlc', 'No matching tasks. Remove a filter.'],
  ['?q=word', 'No matching tasks. Try fewer or other words.'],
  ['?app=vlc&q=word', 'No matching tasks. Remove a filter or a word.'],
] as const)('advises at "%s" to change what was asked for', ([search, expected]) => {
  const { query } = readQuery(search, new Map([['app', new Set(['vlc'])]]));
  expect(describeEmpty(query)).toBe(expected);
});
