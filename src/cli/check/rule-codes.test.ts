import { expect, test } from 'vitest';
import { UsageError } from '#dataset/usage-error.ts';
import { toRuleCodes } from './rule-codes.ts';

test.for([
  ['one code', 'W21', ['W21']],
  ['several, in small letters and with blanks', 'w21, d02,', ['W21', 'D02']],
] as const)('reads %s', ([, text, codes]) => {
  expect(toRuleCodes(text)).toEqual(codes);
});

test('knows the rules by their names too', () => {
  expect(toRuleCodes('download-lasts')).toEqual(['W21']);
});

test.for(['', ',', 'W21,X99'])('refuses %j as rules', (text) => {
  expect(() => toRuleCodes(text)).toThrow(UsageError);
});

test('says which rule is unknown, and which one was probably meant', () => {
  expect(() => toRuleCodes('W1')).toThrow('unknown rule "W1" for --rule; did you mean "W01"?');
  expect(() => toRuleCodes('W21,X99')).toThrow('unknown rule "X99" for --rule');
});
