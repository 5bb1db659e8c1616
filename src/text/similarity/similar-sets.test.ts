import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSimilarSets } from './similar-sets.ts';

const setOf = (...members: number[]) => members.toSorted((one, other) => one - other);
const all = () => true;

function index(threshold: number, ...sets: number[][]) {
  const similar = createSimilarSets(threshold);
  for (const set of sets) similar.add(set, all);
  return similar;
}

test.for([
  ['an equal set', [1, 2, 3], { index: 0, similarity: 1 }],
  ['a set that shares enough', [1, 2, 3, 4], { index: 0, similarity: 0.75 }],
  ['nothing that shares less', [1, 2, 4, 5], undefined],
  ['nothing for an empty set', [], undefined],
] as const)('finds %s', ([, members, expected]) => {
  expect(index(0.7, setOf(1, 2, 3)).add(setOf(...members), all)).toEqual(expected);
});

test('finds the most similar set, and of equally similar ones the first', () => {
  const similar = index(0.5, setOf(1, 2, 3, 9), setOf(1, 2, 3, 4, 5), setOf(1, 2, 3, 4, 6));
  expect(similar.add(setOf(1, 2, 3, 4), all)).toEqual({ index: 1, similarity: 0.8 });
});

test('passes over a set that is not accepted', () => {
  const similar = index(0.5, setOf(1, 2, 3), setOf(1, 2, 3, 4));
  const found = similar.add(setOf(1, 2, 3), (at) => at !== 0);
  expect(found).toEqual({ index: 1, similarity: 0.75 });
});

test('finds the same as a comparison of every pair', () => {
  const someSet = fc
    .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 10 })
    .map((members) => setOf(...members));
  const fewSets = fc.array(someSet, { maxLength: 4 });
  const threshold = fc.constantFrom(0.3, 0.5, 0.6, 0.7, 0.9, 1);
  fc.assert(
    fc.property(fewSets, someSet, threshold, (sets, set, least) => {
      const compared = sets
        .map((other, index) => ({ index, similarity: similarityOf(set, other) }))
        .filter(({ similarity }) => similarity >= least)
        .toSorted((one, other) => other.similarity - one.similarity || one.index - other.index);
      expect(index(least, ...sets).add(set, all)).toEqual(compared[0]);
    }),
  );
});

test('compares few of many sets that are nearly the same', () => {
  const sets = Array.from({ length: 5000 }, (_, at) => setOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 100 + at));
  let asked = 0;
  const similar = index(0.7, ...sets);
  similar.add(setOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), () => {
    asked++;
    return false;
  });
  expect(asked).toBeLessThan(50);
});

function similarityOf(one: readonly number[], other: readonly number[]): number {
  const shared = one.filter((member) => other.includes(member)).length;
  return shared / (one.length + other.length - shared);
}
