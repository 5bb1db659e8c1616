import { readdirSync, statSync } from 'node:fs';
import { type Extra, extras } from '../catalogue/extras.ts';

export interface Size {
  files: number;
  bytes: number;
}

/** How much room a site takes, and what of it comes from what could be left out. */
export interface SiteSize extends Size {
  extras: Readonly<Record<Extra, Readonly<Size>>>;
}

const patterns: Readonly<Record<Extra, RegExp>> = {
  citations: /^tasks\/.+\.(?:bib|ris|txt)$/,
  'short-addresses': /^t\/[^/]+\/index\.html$/,
};

/** Counts the files of a built site and adds up their bytes. */
export function measureSite(folder: string): SiteSize {
  const whole = createSize();
  const parts = { citations: createSize(), 'short-addresses': createSize() };
  for (const file of walk(folder, '')) {
    const { size } = statSync(`${folder}/${file}`);
    add(whole, size);
    const extra = extras.find((name) => patterns[name].test(file));
    if (extra) add(parts[extra], size);
  }
  return { ...whole, extras: parts };
}

/** The files below a folder; `readdir` with `recursive` takes longer. */
function* walk(root: string, prefix: string): Iterable<string> {
  for (const entry of readdirSync(`${root}/${prefix}`, { withFileTypes: true })) {
    const name = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* walk(root, `${name}/`);
    else yield name;
  }
}

const createSize = (): Size => ({ files: 0, bytes: 0 });

function add(size: Size, bytes: number): void {
  size.files += 1;
  size.bytes += bytes;
}
