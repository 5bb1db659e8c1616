import { expect, test } from 'vitest';
import { withoutCommands } from './runner-commands.ts';

test.for([
  ['the older form, anywhere in a line', 'a##[stop-commands]t', 'a##\\u005bstop-commands]t'],
  ['several of it', '##[group]###[x]', '##\\u005bgroup]###\\u005bx]'],
  ['a command of Azure', 'x ##vso[task.setvariable a=b]c', 'x ##vso\\u005btask.setvariable a=b]c'],
  ['a command of TeamCity', '##teamcity[x]', '##teamcity\\u005bx]'],
  ['a command at the start of a line', '::add-mask::x', ':\\u003aadd-mask::x'],
  ['a command in capitals', '::ADD-MASK::x', ':\\u003aADD-MASK::x'],
  ['a command after blanks', 'a\n \u3000::error file=x::y', 'a\n \u3000:\\u003aerror file=x::y'],
  ['what could come to the start of a line', '"::debug::"', '":\\u003adebug::"'],
  ['both forms', '::a::##[b]', ':\\u003aa::##\\u005bb]'],
] as const)('breaks %s', ([, text, written]) => {
  expect(withoutCommands(text)).toBe(written);
});

test.for([
  '# Heading',
  '## [a link](b)',
  '#[derive(Debug)]',
  'std::sort and std::chrono::seconds',
  '::1',
  'a: :b',
  '%3A%3Aadd-mask%3A%3Ax',
])('leaves %j as it is', (text) => {
  expect(withoutCommands(text)).toBe(text);
});

test('keeps the values of JSON', () => {
  const value = { '##[a]': ['::b::c', '\\::d::', '\\##vso[e]', '"::f'] };
  const json = withoutCommands(JSON.stringify(value));
  expect(json).not.toMatch(/##\w*\[|[^:\w]::[a-z]/);
  expect(JSON.parse(json)).toEqual(value);
});
