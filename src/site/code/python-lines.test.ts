import { expect, test } from 'vitest';
import { toPythonLines } from './python-lines.ts';

test('gives each line of the source the number that it has in the file, and escapes it', () => {
  const lines = toPythonLines('def f(x):\n    return x < "<script>"', 7).split('\n');
  expect(lines.map((line) => /^<span id="([^"]*)">/.exec(line)?.[1])).toEqual([
    'source-line-7',
    'source-line-8',
  ]);
  expect(lines.join('')).not.toContain('<script');
});
