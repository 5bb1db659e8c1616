import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#dataset/project-root.ts';

/** What each layer may import from; a layer always imports from itself. */
export type Layers = ReadonlyMap<string, readonly string[]>;

/** The layers as the table in CONTRIBUTING lists them. */
export function readLayers(): Layers {
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
export const findWrongImports = (
  { file, layer, importedFiles }: { file: string; layer: string; importedFiles: readonly string[] },
  allowed: Layers,
): string[] =>
  importedFiles
    .map((imported) => imported.split('/')[0] ?? '')
    .filter((target) => target !== layer && allowed.get(layer)?.includes(target) !== true)
    .map((target) => `${file} imports from ${target}`);
