import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { toStream } from './to-stream.ts';

test.for([
  ['bytes', new TextEncoder().encode('{"id": "é"}\n')],
  ['no bytes', new Uint8Array(), ''],
  ['a text', '{"id": "é"}\n'],
  ['several texts', ['{"id":', ' "é"}\n']],
] as const)('streams %s', async ([, content, expected = '{"id": "é"}\n']) => {
  expect(await text(toStream(content))).toBe(expected);
});
