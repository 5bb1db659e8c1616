import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import json from 'shiki/langs/json.mjs';
import { expect, test } from 'vitest';
import { highlightJson } from './highlight-json.ts';
import { projectRoot } from '../../dataset/project-root.ts';

const theme = createCssVariablesTheme({ name: 'variables', variablePrefix: '' });
const engine = createJavaScriptRegexEngine();
const shiki = createHighlighterCoreSync({ engine, langs: [json], themes: [theme] });
const classes = new Map([
  ['token-constant', 't-literal'],
  ['token-keyword', 't-key'],
  ['token-string-expression', 't-string'],
]);

/** Each character that is not blank, with its class. */
const spread = (text: string, name: string) =>
  Array.from(text.replaceAll(/\s/g, ''), (character) => `${character} ${name}`);

function marksOf(html: string): string[] {
  const parts = html.matchAll(/<span class=([\w-]+)>([^<]*)<\/span>|([^<]+)/g);
  return [...parts].flatMap(([, name = '', marked, plain]) =>
    spread(toText(marked ?? plain ?? ''), name),
  );
}

function marksOfShiki(text: string): string[] {
  const lines = shiki.codeToTokensBase(text, { lang: 'json', theme: 'variables' });
  return lines.flat().flatMap(({ content, color = '' }) => {
    const name = /var\(([\w-]+)\)/.exec(color)?.[1] ?? '';
    return spread(content, classes.get(name) ?? '');
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
    '{ <span class=t-key>"a"</span> \n : [' +
      '<span class=t-string>"b:"</span>, ' +
      '<span class=t-literal>-1.5e3</span>, <span class=t-literal>null</span>] }',
  );
});

test.for(['', ':', '"open\n{"a":', '{]} // <b>&amp;</b> /* ', "{'a': tru}", '\uFEFF{"a\\u00":1}'])(
  'shows %j as it is',
  (text) => {
    expect(toText(highlightJson(text).replaceAll(/<\/?span[^>]*>/g, ''))).toBe(text);
  },
);
