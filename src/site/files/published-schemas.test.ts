import { expect, test } from 'vitest';
import type { JsonSchema } from '#format/json-schema.ts';
import { listUnexplained } from '#tests/expectations/unexplained-fields.ts';
import { publishedSchemas } from './published-schemas.ts';

test.for(publishedSchemas())('$name explains every field', ({ content }) => {
  expect(listUnexplained(JSON.parse(content) as JsonSchema)).toEqual([]);
});
