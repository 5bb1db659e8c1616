import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { commands } from '#cli/program/commands.ts';
import { projectRoot } from '#dataset/project-root.ts';

interface Document {
  /** Relative to the project. */
  file: string;
  text: string;
}

/** The documents for those who change Benchlight. */
let documents: Document[];
let code: string;
beforeAll(async () => {
  const inSource = (await readdir(join(projectRoot, 'src'), { recursive: true })).map((file) =>
    join('src', file),
  );
  const read = (file: string) => readFile(join(projectRoot, file), 'utf8');
  const names = ['README.md', 'CONTRIBUTING.md', ...inSource.filter((file) => isReadme(file))];
  documents = await Promise.all(names.map(async (file) => ({ file, text: await read(file) })));
  const modules = inSource.filter((file) => /\.(?:ts|astro)$/.test(file) && !isTest(file));
  code = (await Promise.all(modules.map(read))).join('\n');
});

const isReadme = (file: string) => file.endsWith('README.md');
const isTest = (file: string) => /\.(?:test|spec)\.ts$/.test(file);

test('every layer has a README of at most a page', async () => {
  const folders = (await readdir(join(projectRoot, 'src'), { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name !== 'content',
  );
  const lengths = folders.map(({ name }) => {
    const text = documents.find(({ file }) => file === join('src', name, 'README.md'))?.text;
    return { name, lines: text?.split('\n').length ?? Infinity };
  });
  expect(lengths.length).toBeGreaterThan(10);
  expect(lengths.filter(({ lines }) => lines > 70)).toEqual([]);
});

test('CONTRIBUTING has at most 150 lines', () => {
  const guide = documents.find(({ file }) => file === 'CONTRIBUTING.md');
  expect(guide?.text.split('\n').length).toBeLessThanOrEqual(150);
});

test('every file and folder that a document names exists', () => {
  const named = documents.flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /`([\w./-]+\.(?:ts|astro|css|md))`|\b(src\/[\w./-]*\w)|\]\(((?!\w+:)[^)#]+)/g,
      ),
    ].map(([, name, path, link]) => ({ file, path: name ?? path ?? link ?? '' })),
  );
  const wrong = named.filter(
    ({ file, path }) =>
      !existsSync(join(projectRoot, dirname(file), path)) && !existsSync(join(projectRoot, path)),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('every function and type that a document names exists', () => {
  const named = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/`((?:[a-z]+[A-Z]|[A-Z][a-z]+)\w*)`/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  const words = new Set(code.match(/\w+/g));
  expect(named.filter(({ name }) => !words.has(name))).toEqual([]);
});

test('every command is a script of a clone, and both are documented', async () => {
  const text = await readFile(join(projectRoot, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: Record<string, string> };
  const textOf = (name: string) => documents.find(({ file }) => file === name)?.text ?? '';
  const missing = commands.flatMap(({ name }) => [
    ...(name in scripts ? [] : [`${name} in the scripts of package.json`]),
    ...(textOf('CONTRIBUTING.md').includes(`\`npm run ${name}\``)
      ? []
      : [`npm run ${name} in CONTRIBUTING.md`]),
    ...(textOf('README.md').includes(`\`npx benchlight ${name} `)
      ? []
      : [`npx benchlight ${name} in README.md`]),
  ]);
  expect(missing).toEqual([]);
});
