import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#dataset/project-root.ts';
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

/** What each layer may import from; a layer always imports from itself. */
type Layers = ReadonlyMap<string, readonly string[]>;

/** The layers as the table in CONTRIBUTING lists them. */
function readLayers(): Layers {
  const guide = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gm)];
  const names = rows.map(([, name = '']) => name);
  return new Map(
    rows.map(([, name = '', imports = ''], row) => [
      name,
      imports === 'all of the above'
        ? names.slice(0, row)
        : Array.from(imports.matchAll(/`(\w+)`/g), ([, from = '']) => from),
    ]),
  );
}

/** Where a file imports from a layer that its own may not import from. */
const findWrongImports = (
  { file, layer, importedFiles }: { file: string; layer: string; importedFiles: readonly string[] },
  allowed: Layers,
): string[] =>
  importedFiles
    .map((imported) => imported.split('/')[0] ?? '')
    .filter((target) => target !== layer && allowed.get(layer)?.includes(target) !== true)
    .map((target) => `${file} imports from ${target}`);
