import { beforeAll, expect, test } from 'vitest';
import { findBannedStems } from './find-banned-stems.ts';
import { readSources, type SourceFile } from './read-sources.ts';

/** Names with a banned word, each with the reason why it is allowed. */
const allowed = new Map([
  ['InvalidCommentToken', 'a kind of fault of jsonc-parser'],
  ['GITHUB_TOKEN', 'the name that GitHub gives it'],
  ['tokens', 'what parseArgs calls the parts of a command line'],
]);

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

test('no name has a word for which the project has another', () => {
  const names = new Set(allowed.keys());
  expect(sources.flatMap((source) => findBannedStems(source, names))).toEqual([]);
});

test('every exception is still needed', () => {
  const names = [...allowed.keys()];
  const needed = names.filter((name) =>
    sources
      .filter(({ script }) => script.includes(name))
      .some((source) => findBannedStems(source).some((found) => found.includes(`: ${name} (`))),
  );
  expect(needed).toEqual(names);
});
