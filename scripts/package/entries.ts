import { join } from 'node:path';
import { listBelow } from '#dataset/files/walk-folders.ts';

/** Modules that no other imports by its name. */
const modules = [
  'cli/program/main.ts',
  'site/plugin/plugin.ts',
  'dataset/load/check-texts.ts',
  'site/page/route-data.ts',
];

/** What Astro and Vite are given by its address: components, styles, guides. */
const isAsset = (name: string): boolean =>
  /\.(?:astro|css|js)$/.test(name) || /^content\/.*\.mdx?$/.test(name);

/** What only a clone needs, which compiles the pages of its site: it is never loaded in a package. */
export const isOfClone = (name: string): boolean =>
  /^builder\/(?:compiler\/|make-with-astro\.)/.test(name);

/** The entries of the whole package, from `src`. */
export function wholeEntries(root: string): string[] {
  const assets = listBelow(join(root, 'src')).filter(isAsset);
  return [
    ...modules,
    ...assets.filter((name) => !name.startsWith('tests/') && !isOfClone(name)).sort(),
  ];
}

/** The entries of the package that only checks. */
export const checkEntries = ['cli/program/check-main.ts', 'dataset/load/check-texts.ts'];
