import { expect, test } from 'vitest';
import { readCount } from '#tests/support/read-count.ts';
import type { ReleasedTask } from '../model/release.ts';
import { compareReleases } from '../releases/compare-releases.ts';
import { task } from '../timeline/example-history.ts';
import { formatDiffMarkdown } from './markdown.ts';

const state = { date: undefined, unreadable: [], tasks: 0 };

const format = (
  before: readonly ReleasedTask[],
  after: readonly ReleasedTask[],
  limit?: number,
): string =>
  formatDiffMarkdown(
    {
      before: { ...state, name: 'v1.0.0' },
      after: { ...state, name: 'tasks' },
      shortcuts: { added: [], removed: [] },
      diff: compareReleases(before, after, { quotesExpected: true }),
      version: undefined,
    },
    limit,
  );

test('Markdown for 2,000 changes is shorter than 60 kB and counts all of them', () => {
  const many = Array.from({ length: 2000 }, (_, index) => task(`${index}-日本語`));
  const edited = many.map(({ id }) => task(id, { instruction: `Do ${'あ'.repeat(200)} ${id}.` }));
  const markdown = format(many, edited);
  expect(Buffer.byteLength(markdown)).toBeLessThan(60_000);
  expect(Buffer.byteLength(markdown)).toBeGreaterThan(50_000);
  expect(markdown).toContain('Changed: instruction: 2,000 tasks');
  const [, more] = /… and ([\d,]+) more/.exec(markdown) ?? [];
  expect(readCount(more) + (markdown.match(/^- `/gm)?.length ?? 0)).toBe(2000);
});

test('the worst changes are left out last', () => {
  const many = Array.from({ length: 50 }, (_, index) => task(`t${index}`));
  const edited = many.map(({ id }, index) =>
    task(id, index === 40 ? { evaluator: 'manual' } : { source: `example ${id}` }),
  );
  const markdown = format(many, edited, 2200);
  expect(Buffer.byteLength(markdown)).toBeLessThan(2200);
  expect(markdown).toContain('`t40.json`');
  expect(markdown).toMatch(/- … and \d+ more/);
});

test('a comment without room for any task of a list says so', () => {
  const gone = task('gone', {}, `${'long-name'.repeat(20)}.json`);
  const many = Array.from({ length: 50 }, (_, index) => task(`t${index}`));
  const edited = many.map(({ id }) => task(id, { source: `example ${id}` }));
  const markdown = format([...many, gone], edited, 2200);
  expect(Buffer.byteLength(markdown)).toBeLessThan(2200);
  expect(markdown).toMatch(/Removed: 1 task<[^]*\n\nNot listed here for lack of room;/);
});

test('the same change of very many tasks names the first ones in Markdown', () => {
  const many = Array.from({ length: 2000 }, (_, index) => task(`t${index}`));
  const changed = many.map(({ id }) => task(id, { source: 'example' }));
  const markdown = format(many, changed);
  expect(markdown).toContain('Changed: editorial: 2,000 tasks');
  expect(markdown).toContain('`t39.json` and 1,960 more');
});

test('nothing in a task becomes markup of a comment', () => {
  const name = 'a`</details>@someone';
  const markdown = format(
    [task('x', { '@a <b>_c_': 1 }, 'x`y.json')],
    [task('x', { [name]: '``' }, 'x`y.json')],
  );
  const withoutCode = markdown.replaceAll(/(`+)[^]*?[^`]\1(?!`)/g, '');
  expect(withoutCode).not.toContain('@');
  expect(withoutCode.match(/<\/details>/g)).toHaveLength(1);
});
