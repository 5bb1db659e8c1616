import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type FolderServer, serveFolder } from '../browser/serve-folder.ts';
import { findViolations } from '../browser/find-violations.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { findDeadLinks, parsePage, readHtml } from '../support/html-pages.ts';
import { buildHandbook, type Handbook } from './handbook.ts';

let handbook: Handbook;
let server: FolderServer;
let browser: Browser;

/** A dataset at the base path of the site, and one below a path of two parts. */
const plugins = `
  benchlight({ tasks: 'tasks/browser' }),
  benchlight({ tasks: 'tasks/mail_client', path: '/sets/web/' }),`;

beforeAll(async () => {
  handbook = await buildHandbook(inject('wholePackage'), plugins, ['browser', 'mail_client']);
  server = await serveFolder(handbook.root);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

const read = (name: string) => readFile(join(handbook.site, name), 'utf8');
const has = (name: string) => existsSync(join(handbook.site, name));

test("Astro builds another site's pages with the catalogues of the packed package", async () => {
  const { code, stdout, stderr } = handbook.built;
  expect(code, stdout + stderr).toBe(0);
  const tasks = await readdir(join(handbook.folder, 'tasks/browser'));
  const pages = await readdir(join(handbook.site, 'tasks'));
  expect(pages.length).toBeGreaterThan(tasks.length);
  expect(await read('guides/coffee/index.html')).toContain('Descale it.');
});

test('its pages have the title and the sidebar of the site, and links below its base path', async () => {
  const page = await read('apps/index.html');
  expect(page).toContain('Our lab');
  expect(page).toContain('Our guides');
  expect(page).toMatch(/href="\/handbook\/guides\/coffee\/"/);
  const links = [...page.matchAll(/\bhref="(\/[^"]*)"/g)].map(([, href = '']) => href);
  expect(links.filter((href) => !href.startsWith('/handbook'))).toEqual([]);
});

test('only pages of the site itself have translations', async () => {
  const translated = /hreflang="de"|<starlight-lang-select/g;
  expect((await read('guides/coffee/index.html')).match(translated)?.length).toBeGreaterThan(1);
  for (const page of ['index.html', 'apps/index.html', 'sets/web/tasks/index.html']) {
    expect((await read(page)).match(translated), page).toBeNull();
  }
});

/** The names of the task files of a dataset, without their extension. */
async function listIds(name: string): Promise<string[]> {
  const files = await readdir(join(handbook.folder, 'tasks', name));
  return files.map((file) => file.replace(/\.json$/, ''));
}

test('all pages and files of a dataset are below its path', async () => {
  const made = ['index.html', 'tasks/index.html', 'data/tasks.csv', 'pagefind/pagefind.js'];
  for (const path of ['.', 'sets/web']) {
    expect(made.filter((name) => !has(join(path, name)))).toEqual([]);
    const indexed = await readdir(join(handbook.site, path, 'pagefind'), { recursive: true });
    expect(indexed.filter((name) => name.endsWith('.pf_fragment')).length).toBeGreaterThan(20);
  }
  const [first, second] = [await listIds('browser'), await listIds('mail_client')];
  const [table, tableBelow] = [await read('data/tasks.csv'), await read('sets/web/data/tasks.csv')];
  expect(first.filter((id) => !table.includes(id) || tableBelow.includes(id))).toEqual([]);
  expect(second.filter((id) => table.includes(id) || !tableBelow.includes(id))).toEqual([]);
  expect(await read('404.html')).toContain('href="/handbook/tasks/"');
  expect(has('sets/web/404.html')).toBe(false);
  expect([has('.nojekyll'), has('sets/web/.nojekyll')]).toEqual([true, false]);
});

test('pages show their own dataset and link to nothing that is not there', async () => {
  const pages = [...(await readHtml(handbook.site))].map(([file, html]) => parsePage(file, html));
  expect(pages.length).toBeGreaterThan(200);
  expect(await findDeadLinks(handbook.site, pages, '/handbook')).toEqual([]);
  const overview = await read('sets/web/index.html');
  expect(overview).toContain('https://lab.example.org/handbook/sets/web/');
  expect(overview).not.toContain('https://lab.example.org/handbook/data/');
  const lists = pages.filter(({ file }) => /(?:^|\/)apps\/index\.html$/.test(file));
  const listed = lists.map(({ text }) => /browser/i.test(text.split('Our guides')[1] ?? ''));
  expect(listed).toEqual([true, false]);
});

test('the front page has the styles of its example', async () => {
  const page = await read('index.html');
  expect(page).toContain('class="circuit"');
  const sheets = [...page.matchAll(/<link rel="stylesheet" href="\/handbook\/([^"]*)"/g)];
  const styles = await Promise.all(sheets.map(([, name = '']) => read(name)));
  expect(styles.some((style) => style.includes('.circuit li'))).toBe(true);
});

test.for([
  ['tasks/', ['browser: open', 'mail_client: closed']],
  ['sets/web/', ['browser: closed', 'mail_client: open']],
] as const)('the sidebar of %s has a group for each dataset', async ([page, groups]) => {
  const html = await read(`${page}index.html`);
  const pattern =
    /<details( open)?[^>]*><summary[^>]*><span[^>]*><span[^>]*>(browser|mail_client)</g;
  const found = [...html.matchAll(pattern)].map(
    ([, open, title = '']) => `${title}: ${open ? 'open' : 'closed'}`,
  );
  expect(found).toEqual(groups);
});

test.for([
  ['of the site', 'guides/coffee/', ''],
  ['of the first dataset', 'rules/', ''],
  ['of the second dataset', 'sets/web/apps/', 'sets/web/'],
] as const)('on a page %s, the search finds what both have', async ([, address, own]) => {
  const page = await browser.newPage();
  await page.goto(`${server.address}/handbook/${address}`);
  await page.keyboard.press('Control+k');
  const choice = page.getByRole('combobox', { name: 'Search in' });
  await choice.waitFor();
  for (const path of [own, own === '' ? 'sets/web/' : '']) {
    if (path !== own) await choice.selectOption({ index: path === '' ? 0 : 1 });
    await expectFound(page, 'coffee', 'Guides', '/handbook/guides/coffee/');
    await expectFound(page, 'W01', 'Rules', `/handbook/${path}rules/w01/`);
    const task = path === '' ? 'browser' : 'mail';
    await expectFound(page, task, 'Tasks', `/handbook/${path}tasks/`);
  }
  await page.close();
});

test('the explorer leaves the site its title, its tools and its background', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${server.address}/handbook/sets/web/tasks/`);
  const placeOf = async (selector: string) => {
    const place = await page.locator(selector).first().boundingBox();
    return { x: 0, y: 0, width: 0, height: 0, ...place };
  };
  await page.locator('.facets details').first().waitFor();
  const [header, title, tools] = [
    await placeOf('header.header'),
    await placeOf('header .site-title'),
    await placeOf('header starlight-theme-select'),
  ];
  expect(title.width).toBeGreaterThan(20);
  expect(title.y + title.height).toBeLessThanOrEqual(header.height);
  expect(tools.x).toBeGreaterThan(title.x + title.width);
  expect(tools.y + tools.height).toBeLessThanOrEqual(header.height);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  const colourOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colourOf('.explorer .toolbar')).toBe(await colourOf('body'));
  await page.close();
});

test.for(['light', 'dark'] as const)(
  'the choice between datasets is accessible and fits a phone, %s',
  async (colorScheme) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme });
    await page.goto(`${server.address}/handbook/sets/web/apps/`);
    await page.keyboard.press('Control+k');
    const choice = page.getByRole('combobox', { name: 'Search in' });
    await choice.waitFor();
    expect(await findViolations(page, { part: 'dialog[open]' })).toEqual([]);
    const place = await choice.boundingBox();
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(place?.height).toBeGreaterThanOrEqual(24);
    await page.close();
  },
);

/** The results of one kind lead to an address, or below it. */
async function expectFound(page: Page, words: string, kind: string, address: string) {
  await page.getByRole('dialog').getByRole('searchbox').fill(words);
  const links = page.getByRole('region', { name: kind }).locator('li a');
  const paths = () =>
    links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  await expect.poll(paths, { timeout: 20_000 }).not.toEqual([]);
  expect((await paths()).filter((path) => !path.startsWith(address))).toEqual([]);
}
