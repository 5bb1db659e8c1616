import { expect, test } from 'vitest';
import { inChunks } from './in-chunks.ts';

test.for<[string, string[], string[]]>([
  ['joins short pieces', ['a', 'b', 'c', 'd', 'e'], ['abc', 'de']],
  ['keeps a long piece whole', ['abcdef', 'g'], ['abcdef', 'g']],
  ['ends with a full chunk', ['ab', 'c'], ['abc']],
  ['returns nothing for no pieces', [], []],
  ['skips empty pieces', ['', ''], []],
])('%s', ([, pieces, chunks]) => {
  expect([...inChunks(pieces, 3)]).toEqual(chunks);
});

test('takes a piece only when it is asked for', () => {
  let taken = 0;
  function* count(): Generator<string> {
    for (;;) {
      taken += 1;
      yield 'ab';
    }
  }
  const chunks = inChunks(count(), 4);
  expect(chunks.next().value).toBe('abab');
  expect(taken).toBe(2);
});
