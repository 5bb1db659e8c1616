import { expect, test } from 'vitest';
import { toCodeBlock, toCodeSpan } from './to-markdown.ts';

const runs = '` '.repeat(1_000_000);

test('the fence of code is longer than any of its runs of backticks', () => {
  expect(toCodeSpan('a `` b')).toBe('```a `` b```');
  expect(toCodeBlock('a ```` b', 'sh')).toBe('`````sh\na ```` b\n`````');
});

test('code may have any number of runs of backticks', () => {
  expect(toCodeSpan(runs)).toBe(`\`\` ${runs} \`\``);
  expect(toCodeBlock(runs.replaceAll('`', '```'))).toMatch(/^````\n/);
});
