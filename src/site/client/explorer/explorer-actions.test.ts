import { expect, test } from 'vitest';
import { readQuery } from '#explorer/query/explorer-query.ts';
import { createActions } from './explorer-actions.ts';
import type { Way } from './address-writer.ts';

test.for([
  ['the first letter is a step in the history', '', 'push'],
  ['further letters replace the address', '?q=p', 'replace'],
] as const)('%s', ([, search, expected]) => {
  const { query } = readQuery(search, new Map());
  const ways: (Way | undefined)[] = [];
  const { type } = createActions({
    valuesOf: new Map(),
    read: () => ({ query, asked: undefined, pinned: undefined, unknown: [], typed: [] }),
    change: (_changes, way) => void ways.push(way),
    show: () => undefined,
  });
  type('pr', 'replace');
  expect(ways).toEqual([expected]);
});
