import { expect, test } from 'vitest';
import { formatHandling } from './format-handling.ts';

const handling = {
  fields: {},
  fieldsAreComplete: false,
  stepFields: [],
  evaluator: { judgedByName: {}, namesAreComplete: false },
  replacements: [],
  parts: {},
  mayReplaceMore: false,
  waits: [],
} satisfies Parameters<typeof formatHandling>[0];

test.for([
  ['one argument', 'a metric is called with one argument where its element of "expected" is null'],
  ['fails', 'null in an array of "expected" fails'],
] as const)('says of null in an array of references: %s', ([expectedAbsentInArray, line]) => {
  const evaluator = { ...handling.evaluator, expectedAbsentInArray };
  expect(formatHandling({ ...handling, evaluator })).toEqual(['tasks', `  ${line}`]);
});
