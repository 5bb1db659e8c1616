import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { orForAlternatives as rule } from './w53-or-for-alternatives.ts';

const file = (name: unknown, type = 'vm_file') => ({ type, path: name, dest: 'x' });
const both = [file('/home/user/a.png'), file('/home/user/b.png')];

const problemsIn = (instruction: unknown, result: unknown = both, conj: unknown = 'or') =>
  findProblems(rule, {
    instruction,
    evaluator: { func: toNames(result), conj, result },
  });
const toNames = (result: unknown) =>
  Array.isArray(result) ? result.map(() => 'check_file_exists') : 'check_file_exists';

const wish = 'Make a.png and b.png.';

test.for<[string, unknown, unknown?, unknown?]>([
  ['"and"', wish, both, 'and'],
  ['no "conj"', wish, both, null],
  ['a choice', 'Crop it and save a.png or b.png.'],
  ['another choice', 'Crop it and save either of a.png, b.png.'],
  ['a new name', 'Open a.png and rename it to b.png.'],
  ['a file that the instruction does not name', 'Crop it and save a.png.'],
  ['an instruction in another language', 'Mach a.png, b.png.'],
  ['one file in two places', wish, [...both, file('/tmp/a.png')]],
  ['another source beside files', wish, [...both, file('/tmp/c.png', 'cache_file')]],
  ['one result', wish, both[0]],
  ['values of other types', 5, [5, file(5)]],
])('accepts %s', ([, ...parts]) => {
  expect(problemsIn(...parts)).toEqual([]);
});

test('reports files that the instruction asks for', () => {
  expect(problemsIn(wish)).toEqual([{ at: ['evaluator', 'conj'], names: ['a.png', 'b.png'] }]);
});

test('names the files', () => {
  expect(rule.message({ names: ['a', 'b'] })).toBe(
    'with "or", one of "a" and "b" is enough, but the instruction asks for all; use "and"',
  );
});
