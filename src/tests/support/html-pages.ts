import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { Parser } from 'htmlparser2';

/** What a page of a built site says, reduced to what tests ask. */
export interface HtmlPage {
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  /** Everything in the page that a reader sees, tags removed, entities decoded. */
  text: string;
  links: readonly string[];
  /** Files that the page itself contains, by their names. */
  downloads: ReadonlyMap<string, string>;
  ids: ReadonlySet<string>;
  /** Ids of more than one element, each once. */
  repeatedIds: ReadonlySet<string>;
  /** Each script's text; empty for one that is loaded. */
  scripts: readonly string[];
  /** Attributes that would run as script. */
  handlers: readonly string[];
}

/** Whether a file only leads to another page, as `writeShortPage` writes it. */
export const isShortPage = (file: string): boolean =>
  /^(?:t|schema|data\/(?:pictures|releases))\/|^tasks\/page\/index/.test(file);

/** Every page of a built site as it is, by its file. */
export async function readHtml(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => file.endsWith('.html')).sort();
  const texts = files.map(
    async (file) => [file, await readFile(join(folder, file), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
}

export function parsePage(file: string, html: string): HtmlPage {
  const links: string[] = [];
  const downloads = new Map<string, string>();
  const ids = new Set<string>();
  const repeatedIds = new Set<string>();
  const scripts: string[] = [];
  const handlers: string[] = [];
  const text: string[] = [];
  let raw: 'script' | 'style' | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script') scripts.push('');
      if (name === 'script' || name === 'style') raw = name;
      const { id } = attributes;
      if (id !== undefined) (ids.has(id) ? repeatedIds : ids).add(id);
      for (const key of ['href', 'src', 'action', 'data', 'poster'] as const) {
        const value = attributes[key];
        if (value !== undefined) links.push(value);
      }
      const { href = '', download } = attributes;
      if (download !== undefined && href.startsWith('data:')) downloads.set(download, href);
      handlers.push(...Object.keys(attributes).filter((key) => key.startsWith('on')));
    },
    ontext(part) {
      if (raw === 'script') scripts.push(`${scripts.pop() ?? ''}${part}`);
      if (raw === undefined) text.push(part);
    },
    onclosetag(name) {
      if (name === raw) raw = undefined;
    },
  });
  parser.end(html);
  return { file, text: text.join(''), links, downloads, ids, repeatedIds, scripts, handlers };
}

/** Links of a site to itself that lead nowhere, each with the page it is on. */
export async function findDeadLinks(
  folder: string,
  pages: readonly HtmlPage[],
  base = '/',
): Promise<string[]> {
  const files = new Set(await readdir(folder, { recursive: true }));
  const idsOf = new Map(pages.map(({ file, ids }) => [file, ids]));
  const prefix = base.endsWith('/') ? base : `${base}/`;
  return pages.flatMap(({ file, links }) => {
    const dead = links.filter((link) => !isAlive(link, file));
    return [...new Set(dead)].map((link) => `${file}: ${link}`);
  });

  function isAlive(link: string, from: string): boolean {
    if (/^(?:https?:|mailto:|data:)/.test(link)) return true;
    const here = `${prefix}${from.replace(/index\.html$/, '')}`;
    const { pathname, hash } = new URL(link, `http://site.test${here}`);
    if (!pathname.startsWith(prefix)) return false;
    const path = decodeURIComponent(pathname.slice(prefix.length));
    const target = path === '' || path.endsWith('/') ? posix.join(path, 'index.html') : path;
    if (!files.has(target)) return false;
    return hash === '' || (idsOf.get(target)?.has(decodeURIComponent(hash.slice(1))) ?? true);
  }
}
