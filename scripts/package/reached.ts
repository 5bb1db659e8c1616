import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { compileModule } from './compile-module.ts';

/** A file of the package. */
export interface PackagedFile {
  name: string;
  text: string;
  /** What it imports, as it names it. */
  imports: readonly string[];
}

/** The files that entries lead to, compiled; types alone lead to nothing. */
export async function listReached(
  folder: string,
  entries: readonly string[],
): Promise<PackagedFile[]> {
  const files = new Map<string, PackagedFile>();
  const due = [...entries];
  for (const name of due) {
    if (files.has(name)) continue;
    const compiled = compileModule(name, await readFile(join(folder, name), 'utf8'));
    const imports = listImports(compiled.name, compiled.text);
    files.set(name, { ...compiled, imports });
    const own = imports.filter((target) => target.startsWith('.'));
    due.push(...own.map((target) => toSource(folder, posix.join(posix.dirname(name), target))));
  }
  return [...files.values()];
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
