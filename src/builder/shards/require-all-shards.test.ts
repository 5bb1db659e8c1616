import { expect, test } from 'vitest';
import { requireAllShards } from './require-all-shards.ts';
import type { ShardOrigin } from './shard-origin.ts';

const origin: ShardOrigin = { product: 'p', options: '--base /c', dataset: 'd' };
const shard = (number: number, of = 3, other: Partial<ShardOrigin> = {}) => ({
  folder: `shard-${number}`,
  shard: { number, of },
  origin: { ...origin, ...other },
});
const all = [shard(1), shard(2), shard(3)];

test('accepts all shards of a site in any order', () => {
  expect(() => {
    requireAllShards([shard(3), shard(1), shard(2)], origin);
  }).not.toThrow();
});

test.for([
  ['a missing one', [shard(1), shard(3)], 'shard 2 of 3 is missing'],
  ['missing ones', [shard(2)], 'shards 1, 3 of 3 are missing'],
  ['one twice', [...all, shard(2)], 'shard-2 and shard-2 are both shard 2 of 3'],
  ['another number', [shard(1), shard(2, 4)], 'shard-1 is shard 1 of 3, shard-2 is shard 2 of 4'],
  [
    'another Benchlight',
    [shard(1, 3, { product: 'q' })],
    'the shard shard-1 was built by another version of Benchlight or of Node',
  ],
  [
    'other options',
    [shard(1, 3, { options: '' })],
    'the shard shard-1 was built without options for addresses, the merge was started with --base /c',
  ],
  [
    'other tasks',
    [shard(1, 3, { dataset: 'e' })],
    'the shard shard-1 was built from other task files',
  ],
] as const)('refuses %s', ([, shards, message]) => {
  expect(() => {
    requireAllShards(shards, origin);
  }).toThrow(message);
});
