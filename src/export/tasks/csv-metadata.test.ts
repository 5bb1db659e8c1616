import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { toCsvMetadata } from './csv-metadata.ts';
import { listTaskColumns } from './task-columns.ts';

interface Metadata {
  'rdfs:comment'?: string;
  tableSchema: { columns: Record<string, string>[]; primaryKey: string };
}
const toCatalogue = (canary?: string) =>
  exampleCatalogue(
    {
      'a.json': { id: 'a', load: 0.5, tags: ['x'] },
      'b.json': { id: 'b', load: 0.5, tags: ['x'] },
    },
    { datasetFile: { title: 'Desk', language: 'en', ...(canary === undefined ? {} : { canary }) } },
  );
const metadata = (canary?: string) => JSON.parse(toCsvMetadata(toCatalogue(canary))) as Metadata;

test('describes every column, in order', () => {
  const { columns, primaryKey } = metadata().tableSchema;
  expect(columns.map(({ name }) => name)).toEqual(
    listTaskColumns(toCatalogue()).map(({ name }) => name),
  );
  expect(columns.find(({ name }) => name === 'metrics')).toEqual({
    name: 'metrics',
    titles: 'metrics',
    'dc:description': 'The metrics of all evaluators, without duplicates.',
    datatype: 'string',
    separator: ';',
  });
  expect(columns.find(({ name }) => name === primaryKey)).toMatchObject({ datatype: 'string' });
});

test('describes the fields of the dataset behind them', () => {
  const { columns } = metadata().tableSchema;
  expect(columns.slice(-2)).toEqual([
    {
      name: 'load',
      titles: 'load',
      'dc:description': 'The field "load" of the task file.',
      datatype: 'decimal',
    },
    {
      name: 'tags',
      titles: 'tags',
      'dc:description': 'The field "tags" of the task file.',
      datatype: 'string',
      separator: ';',
    },
  ]);
});

test('carries the canary, and describes its column', () => {
  expect(metadata('bird')).toMatchObject({ 'rdfs:comment': 'bird' });
  expect(metadata('bird').tableSchema.columns.at(-1)).toMatchObject({ name: 'canary' });
  expect(metadata()).not.toHaveProperty('rdfs:comment');
});
