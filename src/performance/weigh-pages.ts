import { memoize } from '#text/memoize.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inBatches } from './in-batches.ts';
import { findParts } from './page-parts.ts';

/** The sizes of what a browser loads for a page, in bytes, gzipped, except `bytes`. */
export interface PageWeight {
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  html: number;
  /** The size of the page on the disk. */
  bytes: number;
  /** The scripts of the page, their imports, and inline scripts. */
  script: number;
  /** The style sheets of the page. */
  style: number;
}

/**
 * Measures the size of every page of a built site.
 *
 * @param base the path that the site was built for, such as `/catalogue`.
 */
export async function weighPages(site: string, base = '/'): Promise<PageWeight[]> {
  const entries = await readdir(site, { recursive: true });
  const pages = entries.filter((entry) => entry.endsWith('.html')).sort();
  const weighFile = createScale(site);
  const prefix = base.endsWith('/') ? base : `${base}/`;
  const toFile = (address: string) => decodeURIComponent(address.slice(prefix.length));
  return inBatches(pages, async (page) => {
    const html = await readFile(join(site, page), 'utf8');
    const { scripts, styles, inline } = findParts(html);
    const script = await weighFile(scripts.map(toFile));
    const style = await weighFile(styles.map(toFile));
    return {
      file: page.replaceAll('\\', '/'),
      html: weigh(html),
      bytes: Buffer.byteLength(html),
      script: script + (inline === '' ? 0 : weigh(inline)),
      style,
    };
  });
}

const weigh = (content: string | Buffer): number => gzipSync(content).length;

/** Adds up the sizes of files and of the modules that they import; each is read once. */
function createScale(site: string): (files: readonly string[]) => Promise<number> {
  const read = memoize((file: string) => readPart(site, file));
  return async (files) => {
    // A set is iterated to its end, also while it grows.
    const needed = new Set(files);
    let sum = 0;
    for (const file of needed) {
      const { weight, imports } = await read(file);
      sum += weight;
      for (const one of imports) needed.add(one);
    }
    return sum;
  };
}

async function readPart(site: string, file: string) {
  const text = await readFile(join(site, file), 'utf8');
  const imports = file.endsWith('.js')
    ? [...text.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)].map(([, path = '']) =>
        posix.join(posix.dirname(file), path),
      )
    : [];
  return { weight: weigh(text), imports };
}
