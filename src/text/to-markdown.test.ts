import { expect, test } from 'vitest';
import { escapeMarkdown, toCodeBlock, toCodeSpan } from './to-markdown.ts';

const runs = '` '.repeat(1_000_000);

test('the fence of code is longer than any of its runs of backticks', () => {
  expect(toCodeSpan('a `` b')).toBe('```a `` b```');
  expect(toCodeBlock('a ```` b', 'sh')).toBe('`````sh\na ```` b\n`````');
});

test('code may have any number of runs of backticks', () => {
  expect(toCodeSpan(runs)).toBe(`\`\` ${runs} \`\``);
  expect(toCodeBlock(runs.replaceAll('`', '```'))).toMatch(/^````\n/);
});

test('every line of a block of code can be indented', () => {
  expect(toCodeBlock('a\r<meta>\r\nb\n')).toBe('```\na\n<meta>\nb\n```');
});

test.for([
  ['an element', '<meta http-equiv=refresh>', '\\<meta http-equiv=refresh\\>'],
  ['a comment', '<!-- x -->', '\\<!-- x --\\>'],
  ['a link', '[a](javascript:x)', '\\[a\\](javascript:x)'],
  ['an image', '![a](b)', '!\\[a\\](b)'],
  ['an address as a link', '<javascript:x>', '\\<javascript:x\\>'],
  ['an entity', '&lt;b&gt;', '\\&lt;b\\&gt;'],
  ['a fence', '~~~ and ```', '\\~\\~\\~ and \\`\\`\\`'],
  ['a cell', 'a | b', 'a \\| b'],
  ['a user and an issue', '@all #1', '\\@all \\#1'],
  ['a formula', '$\\href{x}{y}$', '\\$\\\\href{x}{y}\\$'],
  ['a list', '- a - b', '\\- a - b'],
  ['a list with numbers', '12) a', '12\\) a'],
  ['a heading of the line above', '===', '\\==='],
  ['a rule', '---', '\\---'],
  ['code', '     x', '&#32;    x'],
  ['code that is a list', '    1. x', '&#32;   1\\. x'],
  ['a break of a line', 'a\r\n# b', 'a\\\\r\\\\n\\# b'],
])('takes nothing for %s', ([, text = '', markdown]) => {
  expect(escapeMarkdown(text)).toBe(markdown);
});

test.for(['1.5 GB', '-x and +1', '=A1', 'a - b = 3.', '(c)', ' 12 %'])(
  'leaves %j as it is',
  (text) => {
    expect(escapeMarkdown(text)).toBe(text);
  },
);
