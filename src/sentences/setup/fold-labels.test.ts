import { expect, test } from 'vitest';
import { labelFoldedItems, labelFoldedText } from './fold-labels.ts';

test.for([
  ['a\nb\n', undefined],
  ['a\n'.repeat(15), undefined],
  ['a\n'.repeat(16), 'Shell script, 16 lines'],
  ['a'.repeat(1200), undefined],
  ['a'.repeat(1201), 'Shell script, one line of 1,201 characters'],
] as const)('labels a long text: %j', ([text, expected]) => {
  expect(labelFoldedText(text, 'shell script')).toBe(expected);
});

test('labels a long list', () => {
  expect([10, 11].map((count) => labelFoldedItems(count, 'files'))).toEqual([
    undefined,
    '11 files',
  ]);
});
