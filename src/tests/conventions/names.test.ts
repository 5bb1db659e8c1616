import { beforeAll, expect, test } from 'vitest';
import { readSources, type SourceFile } from './read-sources.ts';

let sources: readonly SourceFile[];
beforeAll(async () => {
  sources = await readSources();
});

test('modules are named in kebab-case, components in PascalCase', () => {
  const wrong = sources.filter(({ file }) => {
    const name = file.split('/').at(-1) ?? '';
    if (name.endsWith('.astro')) return !/^[A-Z][A-Za-z]*\.astro$/.test(name);
    return !/^[a-z][a-z0-9]*(?:[-.][a-z0-9]+)*\.ts$/.test(name);
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
