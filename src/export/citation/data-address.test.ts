import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDataAddress } from './data-address.ts';

const read = async (text: string) =>
  (await fetch(new URL(toDataAddress('text/plain', text)).href)).text();

test.for(['', '@misc{a,\n  title = {50 % & "more"}\n}\n', ' a #b?c\r\n', '日本 \u0000\t<b>', 'x '])(
  'gives back %j',
  async (text) => {
    expect(await read(text)).toBe(text);
  },
);

test('gives back any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(await read(text)).toBe(text);
    }),
  );
});

test('takes no longer for many blanks within a text', () => {
  const text = `a${' '.repeat(1_000_000)}b`;
  expect(toDataAddress('text/plain', text)).toHaveLength(
    toDataAddress('text/plain', '').length + text.length,
  );
});
