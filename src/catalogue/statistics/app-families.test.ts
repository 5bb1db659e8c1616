import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { crossAppsWithFamilies } from './app-families.ts';

const show = (tasks: Parameters<typeof exampleCatalogue>[0]) => {
  const { families, rows, most, rest } = crossAppsWithFamilies(exampleCatalogue(tasks));
  return {
    families: families.map(({ label }) => label),
    rows: rows.map(({ app, cells }) => [app.label, ...cells.map(({ count }) => count)]),
    most,
    rest,
  };
};

test('counts a task once for each of its apps and each family of its metrics', () => {
  const tables = ['compare_table', 'compare_csv', 'judge_dance'];
  expect(
    show({
      '1.json': { related_apps: ['gimp', 'vlc'], evaluator: { func: tables } },
      '2.json': { related_apps: ['vlc'], evaluator: { func: 'compare_table' } },
      '3.json': { related_apps: [], evaluator: { func: 'compare_table' } },
    }),
  ).toEqual({
    families: ['Tables', 'Not in the vocabulary'],
    rows: [
      ['VLC', 2, 1],
      ['GIMP', 1, 1],
    ],
    most: 2,
    rest: 0,
  });
});

test('a cell leads to the tasks of its app with any metric of its family', () => {
  const tasks = {
    '1.json': { related_apps: ['vlc'], evaluator: { func: ['compare_csv', 'compare_table'] } },
  };
  const [row] = crossAppsWithFamilies(exampleCatalogue(tasks)).rows;
  expect(row?.cells.map(({ address }) => address)).toContain(
    '/tasks/?app=vlc&metric=compare_csv&metric=compare_table',
  );
});

test('leaves out apps beyond the sixteenth', () => {
  const related_apps = Array.from({ length: 18 }, (_, index) => `app ${index}`);
  const { rows, rest } = show({ '1.json': { related_apps } });
  expect([rows.length, rest]).toEqual([16, 2]);
});

test('is empty without apps', () => {
  expect(show({ '1.json': { related_apps: [] } })).toMatchObject({ rows: [], most: 0, rest: 0 });
});
