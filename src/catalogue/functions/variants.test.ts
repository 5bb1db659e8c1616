import { expect, test } from 'vitest';
import type { Field } from '#vocabulary/contract/contract.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { createFieldTally } from './seen-fields.ts';
import { toVariants } from './variants.ts';

const { entries } = exampleCatalogue({ a: {}, b: {} });
const rule: Field = {
  fields: { type: {}, ref: {}, sheet: {} },
  variants: { zoom: ['ref', 'sheet?'], freeze: [] },
};

/** The variants with the files of the tasks "a", "b" and so on, which write these rules. */
function variantsIn(field: Field | undefined, ...rules: unknown[]) {
  const tally = createFieldTally(field && { rules: field });
  for (const [index, task] of entries.entries()) {
    if (index < rules.length) tally.add({ rules: rules[index] }, task);
  }
  return toVariants(field, tally.read()[0]).map(({ type, tasks }) =>
    `${type} ${tasks.map(({ file }) => file).join('')}`.trim(),
  );
}

test('lists the fields of each variant, and which are optional', () => {
  expect(toVariants(rule, undefined)).toEqual([
    {
      type: 'zoom',
      fields: [
        { name: 'ref', isOptional: false },
        { name: 'sheet', isOptional: true },
      ],
      tasks: [],
    },
    { type: 'freeze', fields: [], tasks: [] },
  ]);
});

test.for<[string, Field | undefined, unknown[], string[]]>([
  ['an object', rule, [{ type: 'freeze' }], ['zoom', 'freeze a']],
  [
    'arrays of objects',
    rule,
    [[{ type: 'zoom' }, { type: 'freeze' }], [{ type: 'zoom' }]],
    ['zoom ab', 'freeze a'],
  ],
  ['a type that is none of them', rule, [{ type: 'fly' }], ['zoom', 'freeze']],
  ['no type', rule, [{}, 5], ['zoom', 'freeze']],
  ['a field without variants', { fields: { type: {} } }, [{ type: 'zoom' }], []],
  ['a field that is not declared', undefined, [{ type: 'zoom' }], []],
])('names the tasks that write each variant: %s', ([, field, rules, expected]) => {
  expect(variantsIn(field, ...rules)).toEqual(expected);
});
