import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#dataset/project-root.ts';
import { publishedSchemas } from '#site/files/published-schemas.ts';
import { isProduct, readSources, type SourceFile } from './read-sources.ts';

let sources: readonly SourceFile[];
beforeAll(async () => {
  sources = await readSources();
});

const read = (file: string) => readFile(join(projectRoot, file), 'utf8');

test('components have at most 80 lines, style included', () => {
  const components = sources.filter(({ file }) => file.endsWith('.astro'));
  expect(components.length).toBeGreaterThan(100);
  const lengths = components.map(({ file, text }) => ({
    file,
    lines: text.split('\n').length - 1,
  }));
  expect(lengths.filter(({ lines }) => lines > 80)).toEqual([]);
});

test('components have nothing but a style beside the layout of a page, whose frame pages share', () => {
  const beside = sources.filter(({ text }) => /^<\/CataloguePage>\s*<(?!style)/m.test(text));
  expect(beside.map(({ file }) => file)).toEqual([]);
});

test('components write the space between a sentence and what may follow it, since a line break is none', () => {
  const joined = sources.filter(
    ({ text, file }) => file.endsWith('.astro') && /[.!?]\s*\n\s*\{(?!' ')/.test(text),
  );
  expect(joined.map(({ file }) => file)).toEqual([]);
});

test('npm scripts say the same to every shell', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const ofOneShell = Object.values(scripts).filter((line) => /'|(?:^|&& )\w+=/.test(line));
  expect(ofOneShell).toEqual([]);
});

test('nothing that commands run needs the `using` of Node 24', () => {
  const ofCommands = sources.filter(isProduct);
  const using = ofCommands.filter(({ text }) => /^\s*(?:await )?using \w+ =/m.test(text));
  expect(using.map(({ file }) => file)).toEqual([]);
});

test('markup comes from two components that escape what it marks, and from rendered slots', () => {
  const raw = sources.filter(
    ({ text, file }) => file.endsWith('.astro') && text.includes('set:html'),
  );
  expect(raw.map(({ file }) => file).sort()).toEqual([
    'site/components/task/file/SourceText.astro',
    'site/components/values/Code.astro',
    'site/layouts/PageBody.astro',
  ]);
});

test('the committed schemas are fresh; `npm run schema` writes them', async () => {
  for (const { name, content } of publishedSchemas()) {
    expect(await read(`public/schema/${name}`), name).toBe(content);
  }
});

test('scripts are in alphabetical order', async () => {
  const packageJson = await read('package.json');
  const { scripts } = JSON.parse(packageJson) as { scripts: Record<string, string> };
  expect(Object.keys(scripts)).toEqual(Object.keys(scripts).sort());
});

test('CONTRIBUTING says of every dependency why it is there', async () => {
  const packageJson = await read('package.json');
  const guide = await read('CONTRIBUTING.md');
  const { dependencies, devDependencies } = JSON.parse(packageJson) as Record<string, object>;
  const names = Object.keys({ ...dependencies, ...devDependencies });
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
