import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { compileModule } from './compile-module.ts';
import { isOfClone } from './entries.ts';

/** A file of the package. */
export interface PackagedFile {
  name: string;
  text: string;
  /** What it imports, as it names it. */
  imports: readonly string[];
}

/** The two packages share most files. */
const compiled = new Map<string, PackagedFile>();

/** The files that entries lead to, compiled; imports of types lead to nothing. */
export async function listReached(
  folder: string,
  entries: readonly string[],
): Promise<PackagedFile[]> {
  const files = new Map<string, PackagedFile>();
  const due = [...entries];
  for (const name of due) {
    if (files.has(name)) continue;
    const file = compiled.get(name) ?? (await compile(folder, name));
    compiled.set(name, file);
    files.set(name, file);
    const targets = file.imports
      .filter((target) => target.startsWith('.'))
      .map((target) => toSource(folder, posix.join(posix.dirname(name), target)));
    due.push(...targets.filter((target) => !isOfClone(target)));
  }
  return [...files.values()];
}

async function compile(folder: string, name: string): Promise<PackagedFile> {
  const file = compileModule(name, await readFile(join(folder, name), 'utf8'));
  return { ...file, imports: listImports(file.name, file.text) };
}

function toSource(folder: string, target: string): string {
  const [path = ''] = target.split('?');
  const source = path.replace(/\.js$/, '.ts');
  return existsSync(join(folder, source)) ? source : path;
}

const scripts = /^---\n([^]*?)\n---|<script[^>]*>([^]*?)<\/script>/g;

function listImports(name: string, text: string): string[] {
  if (name.endsWith('.astro')) {
    return [...text.matchAll(scripts)].flatMap(([, head, script]) =>
      listImports('script.js', head ?? script ?? ''),
    );
  }
  if (!name.endsWith('.js')) return [];
  const { importedFiles } = ts.preProcessFile(text);
  // The modules of threads, and those that Vite is given.
  const beside = [...text.matchAll(/\b(?:besideModule|module)\('([\w./-]+)'/g)];
  return [
    ...importedFiles.map(({ fileName }) => fileName),
    ...beside.map(([, target = '']) => `./${target}.js`),
  ];
}

/** The packages that files import, in alphabetical order. */
export function listPackages(files: readonly PackagedFile[]): string[] {
  const names = files
    .flatMap(({ imports }) => imports)
    .flatMap((target) => {
      if (/^(?:\.|node:|astro:|virtual:)/.test(target)) return [];
      const [scope = '', name = ''] = target.split('/');
      return scope.startsWith('@') ? `${scope}/${name}` : scope;
    });
  return [...new Set(names)].sort();
}
