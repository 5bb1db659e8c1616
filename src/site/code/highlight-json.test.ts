import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import json from 'shiki/langs/json.mjs';
import { expect, test } from 'vitest';
import { highlightJson } from './highlight-json.ts';
import { projectRoot } from '#dataset/project-root.ts';

const theme = createCssVariablesTheme({ name: 'variables', variablePrefix: '' });
const engine = createJavaScriptRegexEngine();
const shiki = createHighlighterCoreSync({ engine, langs: [json], themes: [theme] });
const marks = new Map([
  ['token-constant', 'literal'],
  ['token-keyword', 'b'],
  ['token-string-expression', 'i'],
]);

/** Each character that is not blank, with its mark. */
const spread = (text: string, name: string) =>
  Array.from(text.replaceAll(/\s/g, ''), (character) => `${character} ${name}`);

function marksOf(html: string): string[] {
  const parts = html.matchAll(/<(b|i)(?: class=(\w+))?>([^<]*)<\/\1>|([^<]+)/g);
  return [...parts].flatMap(([, element = '', name = element, marked, plain]) =>
    spread(toText(marked ?? plain ?? ''), name),
  );
}

function marksOfShiki(text: string): string[] {
  const lines = shiki.codeToTokensBase(text, { lang: 'json', theme: 'variables' });
  return lines.flat().flatMap(({ content, color = '' }) => {
    const name = /var\(([\w-]+)\)/.exec(color)?.[1] ?? '';
    return spread(content, marks.get(name) ?? '');
  });
}

const toText = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const examples = join(projectRoot, 'examples');
const files = readdirSync(examples, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(join(examples, name), 'utf8'));

test('marks every example as Shiki does', () => {
  expect(files.length).toBeGreaterThan(100);
  for (const text of files) expect(marksOf(highlightJson(text))).toEqual(marksOfShiki(text));
});

test('distinguishes keys from strings, with any text before the colon', () => {
  expect(highlightJson('{ "a" \n : ["b:", -1.5e3, null] }')).toBe(
    '{ <b>"a"</b> \n : [' +
      '<i>"b:"</i>, ' +
      '<i class=literal>-1.5e3</i>, <i class=literal>null</i>] }',
  );
});

test.for(['', ':', '"open\n{"a":', '{]} // <b>&amp;</b> /* ', "{'a': tru}", '\uFEFF{"a\\u00":1}'])(
  'shows %j as it is',
  (text) => {
    expect(toText(highlightJson(text).replaceAll(/<\/?[bi](?: [^>]*)?>/g, ''))).toBe(text);
  },
);

test('a member without its object has the marks that it has in one', () => {
  const member = '"expected": "a \\"b\\"", "n": 1';
  const marked = highlightJson(`{${member}}`);
  expect(highlightJson(member)).toBe(marked.slice(1, -1));
});
