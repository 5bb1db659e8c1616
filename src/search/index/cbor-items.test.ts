import { expect, test } from 'vitest';
import { joinItems, listItems } from './cbor-items.ts';

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
const toHex = (items: readonly Buffer[]): string[] => items.map((item) => item.toString('hex'));

// The encodings are those of RFC 8949, appendix A.
test.for([
  ['numbers of every width', '85 00 1818 1903e8 1a000f4240 1b000000e8d4a51000'],
  ['texts and bytes', '83 60 6449455446 4401020304'],
  ['a text with a length of its own', `81 7818 ${'61'.repeat(24)}`],
  ['arrays within arrays', '83 01 820203 820405'],
  ['maps, tags and simple values', '84 a201020304 c11a514b67b0 f5 f93c00'],
  ['nothing', '80'],
] as const)('takes %s apart and joins them again', ([, array]) => {
  const bytes = hex(array);
  expect(joinItems(listItems(bytes))).toEqual(bytes);
});

test('gives each item its own bytes', () => {
  expect(toHex(listItems(hex('83 01 820203 6161')))).toEqual(['01', '820203', '6161']);
});

test('joins more items than a short head counts', () => {
  const items = Array.from({ length: 300 }, () => hex('01'));
  expect(toHex(listItems(joinItems(items)))).toEqual(toHex(items));
});

test('refuses what is not an array, and arrays without a length', () => {
  expect(() => listItems(hex('a10102'))).toThrow('not an array');
  expect(() => listItems(hex('819f01ff'))).toThrow('without a length');
});
