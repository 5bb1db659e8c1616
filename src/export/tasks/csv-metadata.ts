import type { Catalogue } from '#catalogue/catalogue.ts';
import { csvReading } from '../csv/csv-reading.ts';
import { listTaskColumns, type TaskColumn } from './task-columns.ts';

/**
 * Describes the columns of `tasks.csv` in the form that the W3C recommends for CSV files:
 * https://www.w3.org/TR/tabular-metadata/. Readers look for it at its address.
 */
export function toCsvMetadata(
  catalogue: Pick<Catalogue, 'about' | 'fields' | 'vocabulary'>,
): string {
  const { title, canary } = catalogue.about;
  const metadata = {
    '@context': 'http://www.w3.org/ns/csvw',
    url: 'tasks.csv',
    'dc:title': title,
    'dc:description': csvReading.join(' '),
    ...(canary === undefined ? {} : { 'rdfs:comment': canary }),
    tableSchema: { columns: listTaskColumns(catalogue).map(toColumn), primaryKey: 'path' },
  };
  return `${JSON.stringify(metadata, null, 2)}\n`;
}

const datatypes = {
  text: 'string',
  list: 'string',
  number: 'integer',
  decimal: 'decimal',
  flag: 'boolean',
} as const;

function toColumn({ name, type, description }: TaskColumn): object {
  return {
    name,
    titles: name,
    'dc:description': description,
    datatype: datatypes[type],
    ...(type === 'list' ? { separator: ';' } : {}),
  };
}
