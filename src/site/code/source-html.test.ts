import { expect, test } from 'vitest';
import { highlightJson } from './highlight-json.ts';
import { sourceHtml } from './source-html.ts';

const withoutPlaces = (html: string) => html.replaceAll(/<a id[^>]*><\/a>/g, '');

test('puts a place before each line and changes nothing else', () => {
  const code = '{\n  "a": "<b>",\n\n  "c": 1\n}';
  const html = highlightJson(code);
  const numbered = sourceHtml(code);
  expect(numbered.match(/id=L\d+/g)).toEqual(['id=L1', 'id=L2', 'id=L3', 'id=L4', 'id=L5']);
  expect(withoutPlaces(numbered)).toBe(html);
  expect(numbered.split('\n')[3]).toMatch(/^<a id=L4><\/a>/);
});

test('numbers lines of code that is too long for colours', () => {
  const numbered = sourceHtml(`"${'a'.repeat(50_000)}"\n1`);
  expect(numbered).toContain('\n<a id=L2></a>1');
});
