import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { exampleShortcut } from '#catalogue/shortcuts/example-shortcut.ts';
import { listShortcutGroups } from './shortcut-groups.ts';

const names = Array.from({ length: 30 }, (_, index) => `${index}.json`);
const { entries } = exampleCatalogue(Object.fromEntries(names.map((file) => [file, {}])));
const reach = exampleShortcut();
const asked = exampleShortcut({ class: 'nothing-asked', kind: 'empty output passes' });

/** Groups by label, where so many tasks have each of two classes, and none both. */
const group = (reachable: number, unasked: number) =>
  listShortcutGroups({
    entries,
    findShortcuts({ file }) {
      const index = names.indexOf(file);
      if (index < reachable) return [reach];
      return index < reachable + unasked ? [asked, asked] : [];
    },
  }).map(({ label, tasks }) => [label, tasks.length]);

test('divides the tasks by any shortcut and by each class', () => {
  expect(group(10, 10)).toEqual([
    ['Any shortcut', 20],
    ['without it', 10],
    ['Reference in reach', 10],
    ['without it', 20],
    ['Nothing asked', 10],
    ['without it', 20],
  ]);
});

test('leaves out what has fewer than ten tasks on a side', () => {
  expect(group(12, 9)).toEqual([
    ['Reference in reach', 12],
    ['without it', 18],
  ]);
  expect(group(3, 0)).toEqual([]);
});
