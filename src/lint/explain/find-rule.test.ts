import { expect, test } from 'vitest';
import { findRule, suggestRule } from './find-rule.ts';

test.for(['W22', 'w22', 'reference-out-of-reach', 'Reference-Out-Of-Reach'])(
  'finds a rule as %s',
  (name) => {
    expect(findRule(name)?.code).toBe('W22');
  },
);

test.for([
  ['a misspelt name', 'refrence-out-of-reach', '; did you mean "reference-out-of-reach"?'],
  ['a part of one name', 'out-of-reach', '; did you mean "reference-out-of-reach"?'],
  ['a code without its zero', 'w1', '; did you mean "W01"?'],
  ['a code with a letter for its zero', 'WO1', '; did you mean "W01"?'],
  ['nothing for a code that no rule has', 'W99', ''],
  ['nothing for a part of many names', 'name', ''],
  ['nothing for another word', 'banana', ''],
] as const)('suggests %s', ([, name, expected]) => {
  expect(findRule(name)).toBeUndefined();
  expect(suggestRule(name)).toBe(expected);
});
