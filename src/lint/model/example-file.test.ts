import { expect, test } from 'vitest';
import { type Encoding, textFile, toBytes } from './example-file.ts';

test.for<[Encoding, number[]]>([
  ['UTF-8', [0x22, 0xc3, 0xa9, 0x22]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x22, 0xc3, 0xa9, 0x22]],
  ['UTF-16', [0xff, 0xfe, 0x22, 0, 0xe9, 0, 0x22, 0]],
  ['Latin-1', [0x22, 0xe9, 0x22]],
])('encodes a text as %s', ([encoding, bytes]) => {
  expect(toBytes(textFile('"é"', encoding))).toEqual(Uint8Array.from(bytes));
});

test('writes a long text when its bytes are asked for', () => {
  const long = { kind: 'long', description: 'Three blanks.', write: () => '   ' } as const;
  expect(toBytes(long)).toEqual(Uint8Array.from([0x20, 0x20, 0x20]));
});

test('gives a link no bytes', () => {
  expect(toBytes({ kind: 'link', description: 'A link to itself.', target: 'example.json' })).toBe(
    undefined,
  );
});
