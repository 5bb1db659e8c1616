import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { projectRoot } from '#dataset/project-root.ts';

/** A module or a component of `src`. */
export interface SourceFile {
  /** Relative to `src`, with forward slashes. */
  file: string;
  /** The first folder of its path; empty for a file outside all of them. */
  layer: string;
  text: string;
  /** What is TypeScript of it: of a component what is between its fences. */
  script: string;
  /** As they are written. */
  imports: readonly string[];
  /** Those of them that are files of `src`, relative to it. */
  importedFiles: readonly string[];
}

/** Every module and component, tests included. */
export async function readSources(): Promise<SourceFile[]> {
  const root = join(projectRoot, 'src');
  const files = await readdir(root, { recursive: true });
  const sources = files
    .filter((file) => /\.(?:ts|astro)$/.test(file))
    .map(async (file) => toSourceFile(file, await readFile(join(root, file), 'utf8')));
  return Promise.all(sources);
}

function toSourceFile(file: string, text: string): SourceFile {
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, from = '']) => from,
  );
  const importedFiles = imports.flatMap((from) => {
    if (from.startsWith('#')) return [from.slice(1)];
    return from.startsWith('.') ? [posix.join(posix.dirname(file), from)] : [];
  });
  const layer = file.includes('/') ? (file.split('/')[0] ?? '') : '';
  const script = file.endsWith('.astro') ? (/^---\n([^]*?)\n---/.exec(text)?.[1] ?? '') : text;
  return { file, layer, text, script, imports, importedFiles };
}

/** What belongs to the product: neither a test nor what only tests use. */
export const isProduct = ({ file, layer }: SourceFile): boolean =>
  layer !== 'tests' && layer !== '' && !file.includes('.test.');
