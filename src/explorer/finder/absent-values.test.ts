import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listCatalogueFacets } from '#catalogue/facets/catalogue-facets.ts';
import { listAbsent } from './absent-values.ts';

const column = (name: 'internet' | 'suite' | 'app' | 'feasible', values: readonly string[]) =>
  listAbsent({ name, label: '', values, cells: [] });

test('a facet alone means the values of tasks that do without', () => {
  expect(column('internet', ['needed', 'no evidence'])).toEqual({
    values: ['no evidence'],
    isExcluded: false,
  });
  expect(column('suite', ['quick'])).toEqual({ values: ['quick'], isExcluded: true });
  expect(column('internet', ['needed'])).toEqual({ values: [], isExcluded: false });
  expect(column('app', ['vlc'])).toBeUndefined();
  expect(column('feasible', ['yes', 'no', 'unscored'])?.values).toEqual(['no', 'unscored']);
});

test('the guide has a row for each key, with its short form', async () => {
  const guide = await readFile('src/content/docs/guides/find.md', 'utf8');
  for (const { name, label } of listCatalogueFacets({ fields: [], findShortcuts: () => [] })) {
    const row = guide.split('\n').find((line) => line.startsWith(`| \`${name}\` `)) ?? '';
    expect(row, name).toContain(label);
    const values = ['no', 'none', 'no evidence', 'not needed'];
    const hasShort = listAbsent({ name, label, values, cells: [] }) !== undefined;
    expect(row.includes(`\`-${name}\``), name).toBe(hasShort);
  }
});
