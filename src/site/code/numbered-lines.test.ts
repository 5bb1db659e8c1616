import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';
import { toNumberedLines } from './numbered-lines.ts';

test('gives each line of the source the number that it has in the file', () => {
  const html = highlight('def f(x):\n    """a\n    b"""', 'python');
  const ids = toNumberedLines(html, 7)
    .split('\n')
    .map((line) => /^<span id="([^"]*)">.*<\/span>$/.exec(line)?.[1]);
  expect(ids).toEqual(['source-line-7', 'source-line-8', 'source-line-9']);
});
