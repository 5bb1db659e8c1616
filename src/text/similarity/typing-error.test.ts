import { expect, test } from 'vitest';
import { isTypingError } from './typing-error.ts';

test.for([
  ['a letter left out', 'picrd', 'picard', true],
  ['a letter too many', 'yearly_reportt.pdf', 'yearly_report.pdf', true],
  ['two letters swapped', 'yearly-reoprt.pdf', 'yearly-report.pdf', true],
  ['another letter', 'Yearly Repart', 'Yearly Report', true],
  ['another first letter of a word', 'yearly_deport', 'yearly_report', false],
  ['a short word', 'google_pay', 'google_play', false],
  ['two other letters', 'pickarm', 'picard', false],
  ['two letters swapped far apart', 'pacird', 'picard', false],
  ['another number', 'report1', 'report2', false],
  ['a very long name', `${'a'.repeat(256)}b`, 'a'.repeat(256), false],
  ['the name itself', 'report', 'report', false],
] as const)('decides whether a name is a typing error: %s', ([, name, meant, isError]) => {
  expect(isTypingError(name, meant)).toBe(isError);
});
