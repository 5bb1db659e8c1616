import { expect, test } from 'vitest';
import { toCsvMetadata } from './csv-metadata.ts';
import { listTaskColumns } from './task-columns.ts';

interface Metadata {
  'rdfs:comment'?: string;
  tableSchema: { columns: Record<string, string>[]; primaryKey: string };
}
const metadata = (canary?: string) =>
  JSON.parse(
    toCsvMetadata({ title: 'Desk', ...(canary === undefined ? {} : { canary }) }),
  ) as Metadata;

test('describes every column, in order', () => {
  const { columns, primaryKey } = metadata().tableSchema;
  expect(columns.map(({ name }) => name)).toEqual(listTaskColumns().map(({ name }) => name));
  expect(columns.find(({ name }) => name === 'metrics')).toEqual({
    name: 'metrics',
    titles: 'metrics',
    'dc:description': 'The metrics of all evaluators, without duplicates.',
    datatype: 'string',
    separator: ';',
  });
  expect(columns.find(({ name }) => name === primaryKey)).toMatchObject({ datatype: 'string' });
});

test('carries the canary, and describes its column', () => {
  expect(metadata('bird')).toMatchObject({ 'rdfs:comment': 'bird' });
  expect(metadata('bird').tableSchema.columns.at(-1)).toMatchObject({ name: 'canary' });
  expect(metadata()).not.toHaveProperty('rdfs:comment');
});
