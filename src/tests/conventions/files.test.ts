import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../dataset/project-root.ts';
import { publishedSchemas } from '../../site/files/published-schemas.ts';
import { layers } from './layers.ts';
import { readSources, type SourceFile } from './read-sources.ts';

let sources: readonly SourceFile[];
beforeAll(async () => {
  sources = await readSources();
});

const read = (file: string) => readFile(join(projectRoot, file), 'utf8');

/** The files with more lines than they may have. */
function findLong(files: readonly { file: string; text: string }[], most: number): string[] {
  return files
    .map(({ file, text }) => ({ file, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > most)
    .map(({ file, lines }) => `${file}: ${lines}`);
}

test('a file that is too long is found', () => {
  const files = [
    { file: 'a', text: '1\n2\n' },
    { file: 'b', text: '1\n2\n3\n' },
  ];
  expect(findLong(files, 2)).toEqual(['b: 3']);
});

test('components have at most 80 lines, style included', () => {
  const components = sources.filter(({ file }) => file.endsWith('.astro'));
  expect(components.length).toBeGreaterThan(100);
  expect(findLong(components, 80)).toEqual([]);
});

test('components have nothing but a style beside the layout of a page, whose frame pages share', () => {
  const beside = sources.filter(({ text }) => /^<\/CataloguePage>\s*<(?!style)/m.test(text));
  expect(beside.map(({ file }) => file)).toEqual([]);
});

test('npm scripts say the same to every shell', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const ofOneShell = Object.values(scripts).filter((line) => /'|(?:^|&& )\w+=/.test(line));
  expect(ofOneShell).toEqual([]);
});

test('CONTRIBUTING has at most 150 lines', async () => {
  const file = 'CONTRIBUTING.md';
  expect(findLong([{ file, text: await read(file) }], 150)).toEqual([]);
});

test('every layer has a README of at most a page', async () => {
  const files = Object.keys(layers).map((layer) => `src/${layer}/README.md`);
  const texts = files.map(async (file) => ({ file, text: await read(file) }));
  expect(findLong(await Promise.all(texts), 70)).toEqual([]);
});

test('markup comes from two components that escape what it marks, and from rendered slots', () => {
  const raw = sources.filter(
    ({ text, file }) => file.endsWith('.astro') && text.includes('set:html'),
  );
  expect(raw.map(({ file }) => file).sort()).toEqual([
    'site/components/task/file/SourceLines.astro',
    'site/components/values/Code.astro',
    'site/layouts/PageBody.astro',
  ]);
});

test('the committed schemas are fresh; `npm run schema` writes them', async () => {
  for (const { name, content } of publishedSchemas()) {
    expect(await readFile(join(projectRoot, 'public/schema', name), 'utf8'), name).toBe(content);
  }
});

test('scripts are in alphabetical order', async () => {
  const packageJson = await readFile(join(projectRoot, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(packageJson) as { scripts: Record<string, string> };
  expect(Object.keys(scripts)).toEqual(Object.keys(scripts).sort());
});

test('CONTRIBUTING says of every dependency why it is there', async () => {
  const packageJson = await readFile(join(projectRoot, 'package.json'), 'utf8');
  const guide = await readFile(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(packageJson) as Record<string, object>;
  const names = Object.keys({ ...dependencies, ...devDependencies });
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
