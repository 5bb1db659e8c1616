import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { memoize } from '#text/memoize.ts';

/** The largest sizes of a task's page, in bytes, gzipped, except `bytes`. */
export const taskPageBudget = {
  /** The median of all pages. */
  html: 8_500,
  /** The 99th percentile of all pages. */
  heavyHtml: 10_000,
  /** The median of all pages on the disk, where a kilobyte more makes 20,000 tasks 20 MB larger. */
  bytes: 38_000,
  /** The maximum of all pages, before the search is opened. */
  script: 24_000,
};

/** The sizes of what a browser loads for a page, in bytes, gzipped, except `bytes`. */
interface PageWeight {
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  html: number;
  /** The size of the page on the disk. */
  bytes: number;
  /** The scripts of the page, their imports, and inline scripts. */
  script: number;
}

/**
 * Measures the size of every page of a built site.
 *
 * @param base the path that the site was built for, such as `/catalogue`.
 */
export async function weighPages(site: string, base = '/'): Promise<PageWeight[]> {
  const entries = await readdir(site, { recursive: true });
  const files = entries.filter((entry) => entry.endsWith('.html')).sort();
  const readScript = memoize((file: string) => weighScript(site, file));
  const prefix = base.endsWith('/') ? base : `${base}/`;
  const pages: PageWeight[] = [];
  for (const file of files) {
    const html = await readFile(join(site, file), 'utf8');
    const { scripts, inline } = findScripts(html);
    let script = inline === '' ? 0 : weigh(inline);
    // A set is iterated to its end, also while it grows.
    const needed = new Set(scripts.map((src) => decodeURIComponent(src.slice(prefix.length))));
    for (const path of needed) {
      const { weight, imports } = await readScript(path);
      script += weight;
      for (const imported of imports) needed.add(imported);
    }
    pages.push({
      file: file.replaceAll('\\', '/'),
      html: weigh(html),
      bytes: Buffer.byteLength(html),
      script,
    });
  }
  return pages;
}

const weigh = (content: string): number => gzipSync(content).length;

async function weighScript(site: string, file: string) {
  const text = await readFile(join(site, file), 'utf8');
  const imports = text.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g);
  return {
    weight: weigh(text),
    imports: Array.from(imports, ([, path = '']) => posix.join(posix.dirname(file), path)),
  };
}

/** The addresses of a page's scripts, and its inline scripts, joined; data blocks are left out. */
function findScripts(html: string): { scripts: readonly string[]; inline: string } {
  const scripts: string[] = [];
  let inline = '';
  let isScript = false;
  const parser = new Parser({
    onopentag(name, { src, type = 'module' }) {
      isScript = name === 'script' && (type === 'module' || type.endsWith('javascript'));
      if (name === 'script' && src !== undefined) scripts.push(src);
    },
    ontext(text) {
      if (isScript) inline += text;
    },
    onclosetag() {
      isScript = false;
    },
  });
  parser.end(html);
  return { scripts, inline };
}
