import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';
import { toNumberedLines } from './numbered-lines.ts';

test('gives each linked line of the source the number that it has in the file', () => {
  const html = highlight('def f(x):\n    """a\n    b"""', 'python');
  const ids = toNumberedLines(html, 7, new Set([8, 9, 12]))
    .split('\n')
    .map((line) => /^<span id="([^"]*)">.*<\/span>$/.exec(line)?.[1]);
  expect(ids).toEqual([undefined, 'source-line-8', 'source-line-9']);
});
