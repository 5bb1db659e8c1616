import { expect, test } from 'vitest';
import { toPlainText } from '../../text/rich-text.ts';
import { toSentence } from './to-sentence.ts';

test.for([
  ['a full stop', ['it is ', { code: 'a' }], 'It is a.'],
  ['nothing after a value that is cut', ['', 'it is ', { code: 'a b…' }], 'It is a b…'],
] as const)('ends a sentence with %s', ([, parts, expected]) => {
  expect(toPlainText(toSentence(parts))).toBe(expected);
});
