import { applyPatch } from 'rfc6902';
import { expect, test } from 'vitest';
import { createPatch } from './create-patch.ts';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ seconds: from + index }));

/** What a patch makes of a list, and how many operations it has. */
function patchList(before: readonly object[], after: readonly object[]) {
  const patched = structuredClone({ config: before });
  const patch = createPatch({ config: before }, { config: after });
  const failures = applyPatch(patched, structuredClone([...patch])).filter(Boolean);
  expect(failures).toEqual([]);
  return { config: patched.config, operations: patch.length };
}

const long = numbers(0, 5000);

test.for([
  ['an entry is changed', long.with(3000, { seconds: -1 }), 1],
  ['an entry is added', long.toSpliced(3000, 0, { seconds: -1 }), 1],
  ['entries are added at the end', [...long, ...numbers(-2, 0)], 2],
  ['entries are removed', long.toSpliced(3000, 3), 3],
  ['entries are replaced by fewer', long.toSpliced(3000, 3, { seconds: -1 }), 3],
  ['all are others', numbers(30_000, 35_000), 5000],
  ['all are gone', [], 5000],
] as const)('turns a long list into one where %s', ([, after, operations]) => {
  expect(patchList(long, after)).toEqual({ config: after, operations });
});

test('finds the fewest operations between short lists', () => {
  const before = numbers(0, 40);
  const after = before.toSpliced(30, 1).toSpliced(10, 0, { seconds: -1 });
  expect(patchList(before, after)).toEqual({ config: after, operations: 2 });
});

test('compares lists of lists of lists without all pairs of their entries', () => {
  const cube = (add: number) => {
    const places = Array.from({ length: 40 }, (_, index) => index + add);
    return places.map((x) =>
      places.map((y) => places.slice(0, 5).map((z) => ({ place: [x, y, z] }))),
    );
  };
  const { config, operations } = patchList(cube(0), cube(100));
  expect(config).toEqual(cube(100));
  expect(operations).toBe(40 * 40 * 5 * 3);
});

const nest = (levels: number, leaf: string, wrap: (value: unknown) => unknown) => {
  let value: unknown = leaf;
  for (let level = 0; level < levels; level++) value = wrap(value);
  return { config: value };
};

test.for([
  ['arrays', (value: unknown) => [value], `/config${'/0'.repeat(15)}`],
  ['objects', (value: unknown) => ({ a: value }), `/config${'/a'.repeat(15)}`],
  ['both', (value: unknown) => [{ a: value }], `/config${'/0/a'.repeat(7)}/0`],
] as const)('replaces a part of %s that is deep in a file as a whole', ([, wrap, path]) => {
  const [before, after] = [nest(400, 'a', wrap), nest(400, 'b', wrap)];
  const patch = createPatch(before, after);
  expect(patch.map((operation) => [operation.op, operation.path])).toEqual([['replace', path]]);
  const patched = structuredClone(before);
  expect(applyPatch(patched, [...patch])).toEqual([null]);
  expect(patched).toEqual(after);
});

test('has no operation for deep values that are the same', () => {
  const [before, after] = [nest(400, 'a', (value) => [value]), nest(400, 'a', (value) => [value])];
  expect(createPatch({ ...before, id: 'a' }, { ...after, id: 'b' })).toEqual([
    { op: 'replace', path: '/id', value: 'b' },
  ]);
});
