import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addresses, toFieldFacet } from '#addresses/addresses.ts';
import { explorerFacetNames } from '#addresses/facet-names.ts';
import { select } from '#explorer/query/explorer-select.ts';
import { readQuery } from '#explorer/query/explorer-query.ts';
import { toExplorerFile, readExplorerFile } from '#explorer/index/explorer-file.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';

const hostile = [
  'type',
  'constructor',
  'toString',
  '__proto__',
  'app',
  'q',
  'columns',
  'a b',
  'a.b',
];
const name = fc.oneof(
  fc.constantFrom(...hostile, 'x/y', '#', '"', '', '難易度', 'Level', 'level', 'n'.repeat(300)),
  fc.string({ maxLength: 8 }),
);
const scalar = fc.oneof(
  fc.constantFrom<unknown>(
    'L1',
    'L2',
    'L10',
    '-L1',
    1,
    '1',
    true,
    'true',
    null,
    '',
    'none',
    'a, "b"',
  ),
  fc.integer({ min: -3, max: 12 }),
);
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.array(fc.tuple(fc.constantFrom('kind', 'size'), scalar), { maxLength: 2 }).map(toObject),
);

/** Unlike `Object.fromEntries` in nothing but its type; a key named `__proto__` stays a key. */
function toObject(entries: readonly (readonly [string, unknown])[]): JsonObject {
  return Object.fromEntries(entries);
}

/** The texts of a field, counted without the code that is tested. */
function countPlainly(tasks: readonly JsonObject[], path: readonly string[]) {
  const counts = new Map<string, number>();
  for (const task of tasks) {
    let found: unknown = task;
    for (const key of path) {
      const isThere = typeof found === 'object' && found !== null && Object.hasOwn(found, key);
      found = isThere ? (found as JsonObject)[key] : undefined;
    }
    const texts = (Array.isArray(found) ? found : [found])
      .filter((part) => part !== null && part !== undefined)
      .map((part) => String(part).trim())
      .filter((text) => text !== '');
    for (const text of new Set(texts)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

const dataset = fc
  .tuple(fc.uniqueArray(name, { minLength: 1, maxLength: 4 }), fc.integer({ min: 3, max: 14 }))
  .chain(([names, size]) =>
    fc.array(
      fc.tuple(...names.map((own) => value.map((filled) => [own, filled] as const))).map(toObject),
      { minLength: size, maxLength: size },
    ),
  );

test('filters count what an independent count finds, and addresses select it again', () => {
  fc.assert(
    fc.property(dataset, (tasks) => {
      const files = tasks.map((task, index) => [`${index}.json`, { ...task, id: `t${index}` }]);
      const catalogue = exampleCatalogue(
        toObject(files as [string, unknown][]) as Record<string, JsonObject>,
      );
      const index = readExplorerFile(toExplorerFile(toExplorerIndex(catalogue)));
      const valuesOf = new Map(index.facets.map(({ name: own, values }) => [own, new Set(values)]));
      const { counts } = select(
        index,
        { included: new Map(), all: new Set(), excluded: new Map() },
        () => true,
      );
      for (const field of catalogue.fields) {
        expect(explorerFacetNames).not.toContain(field.key);
        const column = index.facets.find((facet) => facet.name === field.key);
        const counted = new Map(
          column?.values.map((text, position) => [text, counts.get(field.key)?.[position]]),
        );
        const fields = catalogue.entries.map((entry) => entry.fields);
        const dots = [...field.name.matchAll(/\./g)].map(({ index: at }) => at);
        const paths = dots.map((at) => [field.name.slice(0, at), field.name.slice(at + 1)]);
        const plain = [[field.name], ...paths].map((path) => countPlainly(fields, path));
        expect(plain).toContainEqual(counted);
        for (const [text, number] of counted) {
          const address = addresses.explorerWith({ facet: toFieldFacet(field.key), name: text });
          const { query, unknown } = readQuery(address.slice('/tasks/'.length), valuesOf);
          expect(unknown).toEqual([]);
          expect(select(index, query, () => true).rows).toHaveLength(number ?? -1);
        }
      }
      expect(index.facets.filter(({ isField }) => isField)).toHaveLength(catalogue.fields.length);
    }),
    { numRuns: 200 },
  );
});
