import { expect, test } from 'vitest';
import { readMetric } from './example-source.ts';

test.for<[string, string, boolean]>([
  ['raises', '"""Text."""\n  raise NotImplementedError("a")', true],
  ['logs, then raises', 'log.info(x)\n  y = len(x)\n  raise ValueError', true],
  ['raises in both branches', 'if x:\n    raise ValueError\n  else:\n    raise TypeError', true],
  ['raises within a context', 'with lock():\n    raise ValueError', true],
  ['does nothing', 'pass', true],
  ['has only a docstring', '"""Text."""', true],
  ['raises in one branch', 'if x:\n    raise ValueError\n  score(x)', false],
  ['raises or returns', 'if x:\n    return 1\n  raise ValueError', false],
  ['catches what it raises', 'try:\n    raise ValueError\n  except ValueError:\n    pass', false],
  ['raises in a loop', 'for y in x:\n    raise ValueError', false],
  ['returns a number', 'return 0', false],
  ['calls something', 'judge(x)', false],
])('says whether a metric gives no score: it %s', ([, body, expected]) => {
  expect(readMetric(`def it(x, *others):\n  ${body}\n`).givesNoScore ?? false).toBe(expected);
});
