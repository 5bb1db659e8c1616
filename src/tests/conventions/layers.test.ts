import { posix } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findWrongImports, readLayers } from './layers.ts';
import { isProduct, readSources, type SourceFile } from './read-sources.ts';

let sources: readonly SourceFile[];
const layers = readLayers();
beforeAll(async () => {
  sources = (await readSources()).filter(isProduct);
});

test('every folder is a layer, and every layer has its folder', () => {
  const folders = new Set(sources.map(({ layer }) => layer));
  expect([...folders].sort()).toEqual([...layers.keys()].sort());
});

test('a layer imports only from the layers that CONTRIBUTING lists for it', () => {
  expect(sources.flatMap((source) => findWrongImports(source, layers))).toEqual([]);
});

test('an import names its layer, unless the file is near', () => {
  const wrong = sources.flatMap(({ file, layer, imports }) =>
    imports
      .filter((from) => from.startsWith('../'))
      .filter(
        (from) =>
          from.startsWith('../../') ||
          !posix.join(posix.dirname(file), from).startsWith(`${layer}/`),
      )
      .map((from) => `${file} imports ${from}`),
  );
  expect(wrong).toEqual([]);
});

test('an import from another layer is found, unless that layer is allowed', () => {
  const file = { file: 'lint/a.ts', layer: 'lint', importedFiles: ['site/b.ts', 'text/c.ts'] };
  expect(findWrongImports(file, layers)).toEqual(['lint/a.ts imports from site']);
  expect(findWrongImports(file, new Map([['lint', ['site', 'text']]]))).toEqual([]);
});

test('no module names the address of another with its extension, which the package has changed', () => {
  const wrong = sources.filter(({ script }) => /\b(?:URL|here)\(['`][^'`]+\.ts['`]/.test(script));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('one module alone calls the schema converter', () => {
  const callers = sources.filter(({ imports }) => imports.includes('zod-to-json-schema'));
  expect(callers.map(({ file }) => file)).toEqual(['format/json-schema.ts']);
});

test('the format is written with zod/v3, which the converter reads', () => {
  const wrong = sources.filter(({ imports }) => imports.includes('zod'));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('the core imports neither Astro nor Starlight, so that checking starts fast', () => {
  const wrong = sources.filter(
    ({ layer, imports }) =>
      layer !== 'site' &&
      layer !== 'builder' &&
      layer !== 'cli' &&
      imports.some((from) => /^(?:astro|@astrojs|virtual:)/.test(from)),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
