import { exampleFinding } from '#lint/examples/example-finding.ts';
import { expect, test } from 'vitest';
import type { Severity } from '#lint/model/finding.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { listColumns, listUsualColumns } from './usual-columns.ts';

const listColumnsOf = (fields: (index: number) => JsonObject) =>
  listUsualColumns(
    exampleCatalogue(
      Object.fromEntries(
        Array.from({ length: 40 }, (_, index) => [`${index}.json`, fields(index)]),
      ),
    ).entries,
  );

test('a column begins shown where tasks differ in it', () => {
  const columns = listColumnsOf((index) => ({
    related_apps: index % 2 === 0 ? ['vlc'] : ['gimp'],
    possibility_of_env_change: index < 4 ? 'low' : 'high',
    config: [],
  }));
  expect(columns).toContain('app');
  expect(columns).toContain('change');
  expect(columns).not.toContain('steps');
});

test('a column in which nearly all tasks are the same begins hidden', () => {
  const columns = listColumnsOf((index) => ({
    related_apps: ['vlc'],
    possibility_of_env_change: index === 0 ? 'low' : 'high',
  }));
  expect(columns).not.toContain('app');
  expect(columns).not.toContain('change');
});

test('findings have a column when one task has an error or a warning', () => {
  const { entries } = exampleCatalogue({ 'a.json': {}, 'b.json': {}, 'c.json': {} });
  const listWith = (severity: Severity) => {
    const findings = [exampleFinding({ severity })];
    return listUsualColumns(
      entries.map((entry, index) => (index === 0 ? { ...entry, findings } : entry)),
    );
  };
  expect(listWith('warning')).toContain('findings');
  expect(listWith('info')).not.toContain('findings');
});

test('columns of the dataset’s own fields come last, and those of results only with results', () => {
  const { fields } = exampleCatalogue({ 'a.json': { mood: 1 }, 'b.json': { mood: 1 } });
  const without = listColumns(fields, false);
  expect(without.at(-1)).toEqual({ facet: 'mood', label: 'Mood', isNumber: true, isField: true });
  expect(listColumns(fields, true).length).toBeGreaterThan(without.length);
});
