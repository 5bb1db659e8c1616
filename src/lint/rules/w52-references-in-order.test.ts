import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { referencesInOrder as rule } from './w52-references-in-order.ts';

const result = (path: unknown) => ({ type: 'vm_file', path, dest: 'a' });
const reference = (name: unknown, dest: unknown = name) => ({
  type: 'cloud_file',
  path: typeof name === 'string' ? `https://files.example.org/${encodeURIComponent(name)}` : name,
  dest,
});

const problemsIn = (
  results: readonly object[],
  expected: readonly object[],
  instruction: unknown = 'Sort both documents.',
) =>
  findProblems(rule, {
    instruction,
    evaluator: { func: results.map(() => 'compare_docx_files'), result: results, expected },
  });

const own = [result('/home/user/cat.docx'), result('/home/user/dog.docx')];

test.for([
  ['the order of the results', own, [reference('cat_gold.docx'), reference('dog_gold.docx')]],
  ['one check', own.slice(0, 1), [reference('dog_gold.docx')]],
  ['names that have nothing in common', own, [reference('1.docx'), reference('2.docx')]],
  ['one reference for both', own, [reference('dog.docx'), reference('dog.docx')]],
  [
    'names that are only stored in another order',
    own,
    [reference('cat.docx', 'dog.docx'), reference('dog.docx', 'cat.docx')],
  ],
  [
    'a word that contains another',
    [result('/a/cat.docx'), result('/a/catalogue.docx')],
    [reference('catalogue_2.docx'), reference('catalogue_1.docx')],
  ],
  [
    'a name that is a part of another',
    [result('/a/cat.docx'), result('/a/cat 2.docx')],
    [reference('cat 2.docx'), reference('cat 2 new.docx')],
  ],
  [
    'a reference of its own beside one that is left over',
    own,
    [reference('horse.docx'), reference('cat.docx')],
  ],
  ['several files of a source', own, [reference(['a']), reference(['b'])]],
  [
    'other getters',
    own,
    [
      { type: 'rule', rules: {} },
      { type: 'rule', path: 'cat.docx' },
    ],
  ],
] as const)('accepts %s', ([, results, expected]) => {
  expect(problemsIn(results, expected)).toEqual([]);
});

test.for([
  ['swapped references', ['dog gold.docx', 'Cat-gold.docx'], ['dog gold.docx', 'Cat-gold.docx']],
  [
    'references that are all one place off',
    ['dog.docx', 'cow.docx', 'cat.docx'],
    ['dog.docx', 'cat.docx'],
  ],
] as const)('reports %s once', ([, names, [found, due]]) => {
  const results = [...own, result('/home/user/cow.docx')].slice(0, names.length);
  const expected = names.map((name) => reference(name));
  expect(problemsIn(results, expected)).toEqual([
    { at: ['evaluator', 'expected', 0], judged: 'cat.docx', found, due },
  ]);
});

test('accepts the file of the other where two change places', () => {
  const expected = [reference('dog.docx'), reference('cat.docx')];
  expect(problemsIn(own, expected, 'Swap the texts of both documents.')).toEqual([]);
  expect(problemsIn(own, expected, 5)).toHaveLength(1);
});

// Compared each with each, they take minutes.
test('accepts very many checks', () => {
  const results = Array.from({ length: 20_000 }, (_, index) => result(`/home/user/${index}.docx`));
  const expected = results.map((_, index) => reference(`gold-${index + 1}.docx`));
  expect(problemsIn(results, expected)).toEqual([]);
});

test('names the files', () => {
  expect(rule.message({ judged: 'a.pdf', found: 'b_gold.pdf', due: 'a_gold.pdf' })).toBe(
    '"a.pdf" is compared with "b_gold.pdf", and another file with "a_gold.pdf"; put "expected" in the order of "result"',
  );
});
