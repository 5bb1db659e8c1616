import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.for([
  ['case', 'Pivot TABLE', 'pivot table'],
  ['accents', 'Café', 'cafe'],
  ['letters that are not basic', 'GROẞE Größe, Łódź, Ærø', 'grosse grosse, lodz, aero'],
  ['full width', 'ＰＤＦ　２０', 'pdf 20'],
  ['half width', 'ﾃﾞｰﾀ', 'データ'],
  ['quotation marks and hyphens', 'user’s – file −1', "user's - file -1"],
] as const)('ignores %s', ([, text, folded]) => {
  expect(foldText(text)).toBe(folded);
});

test('keeps marks that distinguish words', () => {
  expect(foldText('が')).not.toBe(foldText('か'));
});
