import { expect, test } from 'vitest';
import { assignShortNames } from './short-names.ts';

const assign = (...ids: string[]) => assignShortNames(ids.map((id) => ({ id })));

test('takes the first 8 characters of an id', () => {
  expect(assign('3bb2a432-f95d-48e1', 'b7a06403-d6f9', 'eight888')).toEqual([
    '3bb2a432',
    'b7a06403',
    'eight888',
  ]);
});

test.for([
  ['two ids that begin alike', ['3bb2a432-1', '3bb2a432-2']],
  ['two that differ in case alone', ['3bb2a432-1', '3BB2A432-2']],
  ['one id twice', ['3bb2a432-1', '3bb2a432-1']],
  ['short ids', ['seven77', '']],
  [
    'other characters than an address has',
    ['a/b/c/d/e', '.hidden-one', 'página-uno', 'file.txt-1'],
  ],
] as const)('gives none to %s', ([, ids]) => {
  expect(assign(...ids)).toEqual(ids.map(() => undefined));
});
