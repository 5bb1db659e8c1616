import { expect, test } from 'vitest';
import { listUnexplained } from '#tests/expectations/unexplained-fields.ts';
import { listExportSchemas } from './list-export-schemas.ts';

test.for(listExportSchemas({ catalogue: { vocabulary: { code: {} } }, history: {}, results: {} }))(
  'the schema of $name explains every field',
  ({ derive }) => {
    const schema = derive();
    expect(Object.keys(schema.properties ?? {}).length).toBeGreaterThan(2);
    expect(listUnexplained(schema)).toEqual([]);
  },
);

test('a dataset without code, releases and results has no schemas of these', () => {
  const names = listExportSchemas({ catalogue: { vocabulary: {} } }).map(({ name }) => name);
  expect(names).toEqual(['task-record', 'catalogue', 'findings', 'shortcut-record']);
});
