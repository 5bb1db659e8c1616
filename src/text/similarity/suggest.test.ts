import { expect, test } from 'vitest';
import { suggest } from './suggest.ts';

const commands = ['build', 'check', 'preview'];

test.for([
  ['two letters swapped', 'chekc', '; did you mean "check"?'],
  ['a letter too many', 'buildd', '; did you mean "build"?'],
  ['two letters too many', 'previewer', '; did you mean "preview"?'],
  ['nothing alike', 'publish', ''],
] as const)('with %s', ([, name, expected]) => {
  expect(suggest(name, commands)).toBe(expected);
});
