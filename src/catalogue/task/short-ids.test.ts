import { expect, test } from 'vitest';
import { shortenIds } from './short-ids.ts';

const uuid = '-f95d-48e1-8a34-75bb927a34fa';

test.for<[string, string[], string[]]>([
  ['short ids', ['a-1', 'a-2'], ['a-1', 'a-2']],
  ['UUIDs', [`3bb2a432${uuid}`, `3bb2a433${uuid}`], ['3bb2a432', '3bb2a433']],
  ['one id twice', [`3bb2a432${uuid}`, `3bb2a432${uuid}`], ['3bb2a432', '3bb2a432']],
  [
    'ids that differ at the end',
    ['harbour_crane_lifts_box_001', 'harbour_crane_lifts_box_002'],
    ['harbour_cran…ifts_box_001', 'harbour_cran…ifts_box_002'],
  ],
  [
    'ids that differ in the middle',
    ['harbour_crane_a1_lifts_a_box_001', 'harbour_crane_a22_lifts_a_box_001'],
    ['…a1_lifts_a_box_001', '…a22_lifts_a_box_001'],
  ],
  [
    'UUIDs that begin alike',
    ['3bb2a432-f95d-48e1-8a34-75bb927a34fa', '3bb2a432-f95d-48e1-8a34-85bb927a34fa'],
    ['…75bb927a34fa', '…85bb927a34fa'],
  ],
])('shortens %s so that they differ', ([, ids, expected]) => {
  expect(shortenIds(ids)).toEqual(expected);
});

test('keeps ids whole that differ in no part that can be shown', () => {
  const ids = [`x${'a'.repeat(60)}`, `y${'a'.repeat(20)}b${'a'.repeat(40)}`, `y${'a'.repeat(61)}`];
  expect(new Set(shortenIds(ids)).size).toBe(3);
});
