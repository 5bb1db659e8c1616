import { expect, test } from 'vitest';
import type { ReleasedTask } from '../model/release.ts';
import { compareReleases } from '../releases/compare-releases.ts';
import type { DiffReport } from './diff-report.ts';
import { formatDiffJson } from './json.ts';
import { formatDiffMarkdown } from './markdown.ts';
import { formatDiffText } from './text.ts';
import { task } from '../timeline/example-history.ts';

/** A comparison of two states of one task. */
const pair = (before: ReleasedTask, after: ReleasedTask): DiffReport => ({
  before: { name: '1', date: undefined, unreadable: [], tasks: 1 },
  after: { name: '2', date: undefined, unreadable: [], tasks: 1 },
  shortcuts: { added: [], removed: [] },
  diff: compareReleases([before], [after], { quotesExpected: true }),
  version: undefined,
});

test('a task that was renamed or moved and changed is in both lists, and the counts agree', () => {
  const moved = pair(task('a'), task('a', { instruction: 'Do a now.' }, 'new/a.json'));
  const long = 'Do this, and that, and all that there is to do, without any haste, and save it.';
  const renamed = pair(
    task('a', { instruction: long }),
    task('b', { instruction: `${long} Then stop.` }),
  );
  for (const [both, from] of [
    [moved, 'file moved from a.json'],
    [renamed, 'was a (a.json)'],
  ] as const) {
    const text = formatDiffText(both);
    expect(text).toContain('Changed: instruction (1)');
    expect(text).toContain('Renamed or moved (1)');
    expect(text).toContain(from);
    expect(text).toContain('0 added, 0 removed, 1 renamed or moved, 1 changed, 0 the same.');
    expect(text).toContain('Of the changed tasks, 1 was renamed or moved too.');
    const markdown = formatDiffMarkdown(both);
    expect(markdown).toContain('| renamed or moved | 1 |');
    expect(markdown).toContain('<summary>Renamed or moved: 1 task</summary>');
    expect(markdown).toContain('Of the changed tasks, 1 was renamed or moved too.');
  }
});

test('in Markdown, a task with another id in the same file is listed with both ids', () => {
  const after = task('b', { instruction: 'Do a and then the next thing.' }, 'a.json');
  const markdown = formatDiffMarkdown(pair(task('a'), after));
  expect(markdown).toContain('- `a.json` (id `a` → `b`, 100% of the content)');
});

test('in JSON, a changed task in another file says where it was', () => {
  const read = (after: ReleasedTask) =>
    (JSON.parse(formatDiffJson(pair(task('a'), after))) as { changed: object[] }).changed;
  expect(read(task('a', { instruction: 'Do a now.' }, 'new/a.json'))).toMatchObject([
    { file: 'new/a.json', from: { id: 'a', file: 'a.json' } },
  ]);
  expect(read(task('a', { instruction: 'Do a now.' }))[0]).not.toHaveProperty('from');
});
