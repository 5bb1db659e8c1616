import { expect, test } from 'vitest';
import { type ShortcutKind, shortcutKinds } from '#shortcuts/model/shortcut-kinds.ts';
import type { Shortcut } from '#shortcuts/model/shortcut.ts';
import { compareReleases } from '../releases/compare-releases.ts';
import { task } from '../timeline/example-history.ts';
import { compareShortcuts } from './compare-shortcuts.ts';

const shortcut = (kind: ShortcutKind, message: string, index = 0): Shortcut => ({
  ...{ class: shortcutKinds[kind].class, kind, certainty: 'likely' },
  ...{ at: ['evaluator', 'expected', index], message },
});
const one = shortcut('public reference', 'from files.example.org');
const moved = shortcut('public reference', 'from files.example.org', 1);
const other = shortcut('public reference beside an input', 'from data.example.org', 2);
const empty = shortcut('empty output passes', 'an empty file passes');

test.for<[string, Shortcut[], Shortcut[], { added: Shortcut[]; removed: Shortcut[] }]>([
  ['a new one', [], [one], { added: [one], removed: [] }],
  ['one that is gone', [one], [], { added: [], removed: [one] }],
  ['one beside one that has moved', [one], [other, moved], { added: [other], removed: [] }],
  ['one at another address', [one], [other], { added: [], removed: [] }],
  ['the same one again', [one], [one, moved], { added: [moved], removed: [] }],
  ['another class', [one], [empty], { added: [empty], removed: [one] }],
  ['both the same', [one, empty], [empty, moved], { added: [], removed: [] }],
])('of a task that has changed, %s', ([, earlier, later, { added, removed }]) => {
  const [before, after] = [task('a'), task('a', { instruction: 'Do a now.' })];
  const diff = compareReleases([before], [after], { quotesExpected: true });
  const found = compareShortcuts(diff, (_, state) => (state === 'before' ? earlier : later));
  expect(found).toEqual({
    added: added.length > 0 ? [{ task: after, shortcuts: added }] : [],
    removed: removed.length > 0 ? [{ task: before, shortcuts: removed }] : [],
  });
});

test('searches tasks that are new, gone or changed, and no other', () => {
  const before = [task('same'), task('gone'), task('changed')];
  const after = [
    task('same'),
    task('changed', { instruction: 'Do it now.' }),
    task('new', { instruction: 'Play.', config: [{}], related_apps: [] }),
  ];
  const searched: string[] = [];
  const diff = compareReleases(before, after, { quotesExpected: true });
  const { added, removed } = compareShortcuts(diff, ({ id }, state) => {
    searched.push(`${id} ${state}`);
    return id === 'changed' ? [] : [one];
  });
  expect(searched.sort()).toEqual(['changed after', 'changed before', 'gone before', 'new after']);
  expect([added, removed].map((list) => list.map(({ task: { id } }) => id))).toEqual([
    ['new'],
    ['gone'],
  ]);
});
