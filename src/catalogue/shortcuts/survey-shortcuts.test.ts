import { expect, test } from 'vitest';
import { shortcutKinds } from '#shortcuts/model/shortcut-kinds.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { exampleShortcut } from './example-shortcut.ts';
import { rankRemedies, surveyShortcuts } from './survey-shortcuts.ts';
import type { TaskShortcut } from './task-shortcuts.ts';

const reachable = (certainty: TaskShortcut['certainty']) => exampleShortcut({ certainty });
const empty = exampleShortcut({
  ...{ class: 'nothing-asked', kind: 'empty output passes', certainty: 'certain' },
});
const shortcutsByFile: Readonly<Record<string, readonly TaskShortcut[]>> = {
  'a.json': [reachable('possible'), empty],
  'b.json': [reachable('likely'), reachable('possible')],
  'c.json': [],
};
const { entries } = exampleCatalogue({
  'a.json': { id: 'a' },
  'b.json': { id: 'b' },
  'c.json': { id: 'c' },
});
const findShortcuts = ({ file }: { file: string }) => shortcutsByFile[file] ?? [];

test('counts tasks by class and by their surest shortcut', () => {
  const { any, classes, absent, published } = surveyShortcuts({ entries, findShortcuts });
  expect(any).toEqual({ tasks: 2, certainties: { certain: 1, likely: 1, possible: 0 } });
  expect(classes.map(({ kinds, ...counts }) => [counts, kinds.map(({ kind }) => kind)])).toEqual([
    [
      {
        name: 'reference-in-reach',
        tasks: 2,
        certainties: { certain: 0, likely: 1, possible: 1 },
      },
      ['public reference'],
    ],
    [
      { name: 'nothing-asked', tasks: 1, certainties: { certain: 1, likely: 0, possible: 0 } },
      ['empty output passes'],
    ],
  ]);
  expect(absent).toHaveLength(6);
  expect(absent).not.toContain('nothing-asked');
  expect([...published]).toEqual([
    ['V2', 2],
    ['V6', 1],
  ]);
});

test('shows each kind with the surest example', () => {
  const [first] = surveyShortcuts({ entries, findShortcuts }).classes;
  const examples = first?.kinds.map(({ tasks, example: { entry, shortcut } }) => [
    tasks,
    entry.id,
    shortcut.certainty,
  ]);
  expect(examples).toEqual([[2, 'b', 'likely']]);
});

test('ranks changes by the tasks whose shortcuts they remove', () => {
  expect(rankRemedies(Object.values(shortcutsByFile))).toEqual([
    { remedy: shortcutKinds['public reference'].remedy, tasks: 2, freed: 1 },
    { remedy: shortcutKinds['empty output passes'].remedy, tasks: 1, freed: 0 },
  ]);
});
