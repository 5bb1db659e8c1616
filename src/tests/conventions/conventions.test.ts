import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishedSchemas } from '../../site/files/published-schemas.ts';
import { projectRoot } from '../../dataset/project-root.ts';

/** What each layer may import from; a layer always imports from itself. */
const layers: Readonly<Record<string, readonly string[]>> = {
  text: [],
  shell: ['text'],
  vocabulary: ['text'],
  format: ['text', 'vocabulary'],
  lint: ['text', 'shell', 'vocabulary', 'format'],
  catalogue: ['text', 'shell', 'vocabulary', 'format', 'lint'],
  chart: [],
  export: ['text', 'vocabulary', 'format', 'lint', 'catalogue'],
  search: ['text', 'vocabulary', 'format', 'lint', 'catalogue', 'export'],
  dataset: ['text', 'vocabulary', 'format', 'lint'],
  site: [
    'text',
    'shell',
    'vocabulary',
    'format',
    'lint',
    'catalogue',
    'chart',
    'export',
    'search',
    'dataset',
  ],
  builder: ['text', 'format', 'lint', 'catalogue', 'export', 'search', 'dataset', 'site'],
  bench: ['text', 'catalogue', 'dataset', 'search', 'site', 'builder'],
  cli: ['text', 'lint', 'catalogue', 'export', 'dataset', 'site', 'builder', 'bench'],
};
const mayUseNode = ['dataset', 'search', 'site', 'builder', 'bench', 'cli', 'tests'];

interface SourceFile {
  /** Relative to `src`. */
  file: string;
  layer: string;
  text: string;
  imports: readonly string[];
}

let sources: SourceFile[];
beforeAll(async () => {
  const root = join(projectRoot, 'src');
  const files = (await readdir(root, { recursive: true })).filter((file) =>
    /\.(?:ts|astro)$/.test(file),
  );
  sources = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
        ([, from]) => from ?? '',
      );
      return { file, layer: file.includes('/') ? (file.split('/')[0] ?? '') : '', text, imports };
    }),
  );
});

const inCode = () =>
  sources.filter(({ file, layer }) => layer in layers && !file.includes('.test.'));

describe('layers', () => {
  test('a layer imports only from the layers below it', () => {
    const wrong = inCode().flatMap(({ file, layer, imports }) =>
      imports
        .filter((from) => from.startsWith('.'))
        .map((from) => posix.join(posix.dirname(file), from).split('/')[0] ?? '')
        .filter((target) => target !== layer && !layers[layer]?.includes(target))
        .map((target) => `${file} imports from ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('CONTRIBUTING lists the same layers with the same imports', async () => {
    const guide = await readFile(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
    const rows = [...guide.matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gm)];
    const names = rows.map(([, name = '']) => name);
    const listed = rows.map(([, name = '', imports = ''], row) => {
      const all = imports === 'all of the above' ? names.slice(0, row) : undefined;
      return [name, all ?? [...imports.matchAll(/`(\w+)`/g)].map(([, from]) => from)] as const;
    });
    const sorted = (entries: Iterable<readonly [string, readonly (string | undefined)[]]>) =>
      new Map([...entries].map(([name, imports]) => [name, [...imports].sort()]));
    expect(sorted(listed)).toEqual(sorted(Object.entries(layers)));
  });

  test('only the outer layers use Node', () => {
    const wrong = inCode().filter(
      ({ layer, imports }) =>
        !mayUseNode.includes(layer) && imports.some((from) => from.startsWith('node:')),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('one module alone calls the schema converter', () => {
    const callers = inCode().filter(({ imports }) => imports.includes('zod-to-json-schema'));
    expect(callers.map(({ file }) => file)).toEqual(['format/json-schema.ts']);
  });

  test('the format is written with zod/v3, which the converter reads', () => {
    const wrong = inCode().filter(({ imports }) => imports.includes('zod'));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('the core imports neither Astro nor Starlight, so that checking starts fast', () => {
    const wrong = inCode().filter(
      ({ layer, imports }) =>
        layer !== 'site' &&
        layer !== 'builder' &&
        layer !== 'cli' &&
        imports.some((from) => /^(?:astro|@astrojs|virtual:)/.test(from)),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});

describe('files', () => {
  test('modules are named in kebab-case, components in PascalCase', () => {
    const wrong = sources.filter(({ file }) => {
      const name = file.split('/').at(-1) ?? '';
      if (name.endsWith('.astro')) return !/^[A-Z][A-Za-z]*\.astro$/.test(name);
      return !/^[a-z][a-z0-9]*(?:[-.][a-z0-9]+)*\.ts$/.test(name);
    });
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('markup comes from two components that escape what it marks', () => {
    const raw = sources.filter(
      ({ text, file }) => file.endsWith('.astro') && text.includes('set:html'),
    );
    expect(raw.map(({ file }) => file).sort()).toEqual([
      'site/components/task/SourceLines.astro',
      'site/components/values/Code.astro',
    ]);
  });

  test('the committed schemas are fresh; `npm run schema` writes them', async () => {
    for (const { name, content } of publishedSchemas()) {
      expect(await readFile(join(projectRoot, 'public/schema', name), 'utf8'), name).toBe(content);
    }
  });

  test('scripts stand in alphabetical order', async () => {
    const manifest = await readFile(join(projectRoot, 'package.json'), 'utf8');
    const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
    expect(Object.keys(scripts)).toEqual(Object.keys(scripts).sort());
  });

  test('CONTRIBUTING says of every dependency why it is there', async () => {
    const manifest = await readFile(join(projectRoot, 'package.json'), 'utf8');
    const guide = await readFile(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
    const { dependencies, devDependencies } = JSON.parse(manifest) as Record<string, object>;
    const names = Object.keys({ ...dependencies, ...devDependencies });
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
