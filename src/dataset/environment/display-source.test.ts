import { expect, test, vi } from 'vitest';
import type { SourceDisplay } from '#environment/vocabulary/to-source-facts.ts';
import type { Environment } from '#format/environment-schema.ts';
import { displaySource } from './display-source.ts';

/** What pages show of a small source. */
function withManifest(
  environment: Environment,
  text = 'class A:\n  def f(self):\n    pass\n',
): SourceDisplay {
  const files = [{ path: 'a b/c.py', text }];
  const place = { folder: '/lab', path: undefined, text: '' };
  return displaySource(
    { ...place, others: [], files, refused: [], folderName: 'lab', digest: '' },
    { ...place, environment, title: '', hasTitle: false, language: 'en', answers: 'show' },
  );
}

const lines = { file: 'a b/c.py', line: 2, end: 3 };

test('shows the lines of a function without the indentation of its class', () => {
  const shown = 'def f(self):\n  pass';
  expect(withManifest({}).textOf?.(lines)).toBe(shown);
  const ofWindows = 'class A:\r\n  def f(self):\r\n    pass\r\n';
  expect(withManifest({}, ofWindows).textOf?.(lines)).toBe(shown);
});

test('shows the beginning of a long function', () => {
  const text = `def f():\n${'  pass\n'.repeat(400)}`;
  const shown = withManifest({}, text).textOf?.({ ...lines, line: 1, end: 401 });
  expect(shown?.split('\n')).toHaveLength(250);
});

test('makes the text of a function once for all of its names', () => {
  const { textOf } = withManifest({}, `def f():\n${'  pass\n'.repeat(9)}`);
  const indented = vi.spyOn(String.prototype, 'startsWith');
  const shown = Array.from({ length: 20 }, () => textOf?.({ ...lines, line: 1, end: 10 }));
  expect(new Set(shown).size).toBe(1);
  expect(indented.mock.calls.length).toBeLessThanOrEqual(10);
});

test('leaves the source out where dataset.json says so', () => {
  expect(withManifest({ source: 'omit' })).toEqual({});
});

test('links to the lines in the repository', () => {
  const { addressOf } = withManifest({ repository: 'https://git.example.org/lab/', ref: 'v1' });
  expect(addressOf?.(lines)).toBe('https://git.example.org/lab/blob/v1/a%20b/c.py#L2-L3');
  expect(withManifest({}).addressOf).toBeUndefined();
  const cloned = withManifest({ repository: 'https://gitlab.example.org/lab.git' });
  expect(cloned.addressOf?.(lines)).toMatch(
    'https://gitlab.example.org/lab/-/blob/main/a%20b/c.py#',
  );
});
