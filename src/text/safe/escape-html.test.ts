import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('escapes what could become markup', () => {
  expect(escapeHtml('</title><script>&amp;')).toBe('&lt;/title&gt;&lt;script&gt;&amp;amp;');
});

test('leaves other characters as they are', () => {
  expect(escapeHtml(`"it's" 日本`)).toBe(`"it's" 日本`);
});
