import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.for([
  ['Reads a file.', 'Reads a file'],
  ['Reads a\n  file. Then it closes it.', 'Reads a file'],
  ['Reads a file', 'Reads a file'],
  ['Returns 1.0 if e.g. "a" is there. Otherwise 0.', 'Returns 1.0 if e.g. "a" is there'],
  ['Is it there? It is.', 'Is it there?'],
  ['Reads a.txt, b.txt etc. Then none.', 'Reads a.txt, b.txt etc. Then none'],
  ['Reads it (all.) "b" is left.', 'Reads it (all.)'],
  ['', ''],
] as const)('takes of "%s" the sentence "%s"', ([text, sentence]) => {
  expect(firstSentence(text)).toBe(sentence);
});
