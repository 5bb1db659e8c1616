import { expect, test } from 'vitest';
import { scopeNames } from './scope-names.ts';

/** What both plugins make of a module. */
const rename = (code: string, id: string): string =>
  scopeNames.reduce((made, { transform }) => transform(made, id)?.code ?? made, code);

const component = '/node_modules/@astrojs/starlight/components/Page.astro';
const style = `${component}?astro&type=style&index=0&lang.css`;

test('a scope has the same name at every place of the package', () => {
  const one = rename('<p class="note astro-a1b2c3d4">', `/home/one${component}`);
  expect(one).toMatch(/^<p class="note astro-[0-9a-f]{8}">$/);
  const deep = `/srv/node_modules/tool${component}`;
  expect(rename('<p class="note astro-z9y8x7w6">', deep)).toBe(one);
  const [name = ''] = /astro-\w+/.exec(one) ?? [];
  expect(rename('p:where(.astro-a1b2c3d4) {}', `/home/one${style}`)).toBe(`p:where(.${name}) {}`);
});

test('other components have other names', () => {
  const names = ['Page', 'Footer'].map((file) =>
    rename('astro-a1b2c3d4', `/node_modules/benchlight/lib/${file}.astro`),
  );
  expect(new Set(names).size).toBe(2);
});

test.for([
  ['a script', 'astro-a1b2c3d4', '/node_modules/benchlight/lib/search.js'],
  ['a component of the site itself', 'astro-a1b2c3d4', '/home/one/src/Page.astro'],
  ['a longer word', 'astro-a1b2c3d4e', component],
])('leaves %s alone', ([, code, id]) => {
  expect(rename(code ?? '', id ?? '')).toBe(code);
});
