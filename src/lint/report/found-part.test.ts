import { expect, test } from 'vitest';
import { toFoundPart } from './found-part.ts';

test.for([
  ['"proxy" is the string "true"; write true or false', '"proxy" is the string "true"'],
  ['two things; one; another', 'two things'],
  ['"a; b" is unknown; did you mean "c"?', '"a; b" is unknown'],
  ['nothing is expected', 'nothing is expected'],
  ['a quote " is left open; close it', 'a quote " is left open; close it'],
  ['"&nbsp;" is written', '"&nbsp;" is written'],
  ['a;b; c', 'a;b'],
  ['', ''],
] as const)('takes of %j what was found', ([message, expected]) => {
  expect(toFoundPart(message)).toBe(expected);
});
