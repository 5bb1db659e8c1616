import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HandWrittenPage } from '#search/index/hand-written-pages.ts';

/**
 * Reads a built page, which is a folder or a file, as Astro's `build.format` says.
 *
 * @param name its path without slashes at the ends; empty for the front page.
 */
export function readPage(folder: string, name: string): HandWrittenPage {
  try {
    const html = readFileSync(join(folder, name, 'index.html'), 'utf8');
    return { address: name === '' ? '/' : `/${name}/`, html };
  } catch {
    return { address: `/${name}.html`, html: readFileSync(join(folder, `${name}.html`), 'utf8') };
  }
}
