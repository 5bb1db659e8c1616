import { expect, test } from 'vitest';
import { joinBlocks } from './join-blocks.ts';

test.for([
  [
    'as it is',
    'Do not train on this. canary GUID 0f-1a',
    'Do not train on this. canary GUID 0f-1a',
  ],
  ['on one line', 'a\n\nb', 'a b'],
  [
    'as code if it is an element',
    '<meta http-equiv=refresh content="0;url=https://example.org/">',
    '`<meta http-equiv=refresh content="0;url=https://example.org/">`',
  ],
  ['as code if it is a link', '[a](b) ``', '``` [a](b) `` ```'],
  ['as code if it is a list', '- a', '`- a`'],
  ['with escapes of what is invisible', 'a\u{E0041}', '`a\\udb40\\udc41`'],
] as const)('the last line is the canary, %s', ([, canary, line]) => {
  expect(joinBlocks(['# Title', '', 'Text.'], canary)).toBe(`# Title\n\nText.\n\n${line}\n`);
});

test('has no such line without a canary', () => {
  expect(joinBlocks(['# Title'], undefined)).toBe('# Title\n');
});
