import { expect, test } from 'vitest';
import { toPlainText } from './rich-text.ts';

test('removes the formatting only', () => {
  const parts = [
    'Start ',
    { code: 'vlc' },
    ', then ',
    { metric: 'a' },
    { getter: 'b' },
    { action: 'c' },
  ];
  expect(toPlainText(parts as Parameters<typeof toPlainText>[0])).toBe('Start vlc, then abc');
});
