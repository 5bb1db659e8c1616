import { expect, test } from 'vitest';
import { findBlemishes } from './find-blemishes.ts';

test.for([
  ['a page in order', '<p>Text <code>x</code></p><ul><li><svg></svg></li></ul>', '', []],
  ['what is outside the main part', '</main><p></p><main>', '', []],
  ['an empty box', '<dl><dd> </dd></dl>', '', ['empty dd in dl']],
  ['a hidden one', '<button hidden></button>', '', []],
  ['a word of JavaScript', '<p>is undefined</p>', '', ['"undefined" in p in main']],
  ['the same word out of the file', '<p>is undefined</p>', 'is undefined', []],
  ['an object as text', '<p>[object Object]</p>', '', ['"[object Object]" in p in main']],
  ['a dump', '<pre>{"a": {"b": 1}}</pre>', '', ['JSON in pre in main']],
  ['a list of numbers', '<code>[1, 2]</code>', '', []],
  ['a text of the file that is JSON', '<pre>{"a":1}</pre>', '{"a":1}', []],
  ['the file', '<pre aria-label="Task file"><code>{"a": {}}</code></pre>', '', []],
] as const)('judges %s', ([, html, own, expected]) => {
  expect(findBlemishes(`<main>${html}</main>`, own)).toEqual(expected);
});
