import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../performance/find-browser.ts';
import { type FolderServer, serveFolder } from '../../performance/serve-folder.ts';
import { findDeadLinks, parsePage, readHtml } from '../support/html-pages.ts';
import { buildHandbook, type Handbook } from './handbook.ts';

let handbook: Handbook;
let server: FolderServer;
let browser: Browser;

/** Two datasets, of which one has a path of two parts. */
const plugins = `
  benchlight({ tasks: 'tasks/browser', path: 'desktop' }),
  benchlight({ tasks: 'tasks/mail_client', path: '/sets/web/' }),`;

beforeAll(async () => {
  handbook = await buildHandbook(plugins, ['browser', 'mail_client']);
  server = await serveFolder(handbook.root);
  const executablePath = findBrowser();
  browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
  await handbook.remove();
});

const read = (name: string) => readFile(join(handbook.site, name), 'utf8');
const has = (name: string) => existsSync(join(handbook.site, name));

test('all pages and files of a dataset are below its path', async () => {
  const { code, stdout, stderr } = handbook.built;
  expect(code, stdout + stderr).toBe(0);
  for (const path of ['desktop', 'sets/web']) {
    const made = ['index.html', 'tasks/index.html', 'data/tasks.csv', 'pagefind/pagefind.js'];
    expect(made.filter((name) => !has(`${path}/${name}`))).toEqual([]);
  }
  expect(['tasks', 'data', 'pagefind', 'desktop/404.html'].filter(has)).toEqual([]);
  expect(await read('index.html')).toContain('Hang your coat there.');
  expect(await read('404.html')).not.toContain('all tasks');
});

test('pages show their own dataset and link to nothing that is not there', async () => {
  const pages = [...(await readHtml(handbook.site))].map(([file, html]) => parsePage(file, html));
  expect(pages.length).toBeGreaterThan(200);
  expect(await findDeadLinks(handbook.site, pages, '/handbook')).toEqual([]);
  const overview = await read('sets/web/index.html');
  expect(overview).toContain('https://lab.example.org/handbook/sets/web/');
  expect(overview).not.toContain('https://lab.example.org/handbook/data/');
  const lists = pages.filter(({ file }) => file.endsWith('/apps/index.html'));
  const listed = lists.map(({ text }) => /browser/i.test(text.split('Our guides')[1] ?? ''));
  expect(listed).toEqual([true, false]);
});

test.for([
  ['desktop/tasks/', ['browser: open', 'mail_client: closed']],
  ['sets/web/', ['browser: closed', 'mail_client: open']],
  ['guides/coffee/', ['browser: closed', 'mail_client: closed']],
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
  ['of the site', 'guides/coffee/', 'desktop'],
  ['of the first dataset', 'desktop/rules/', 'desktop'],
  ['of the second dataset', 'sets/web/apps/', 'sets/web'],
] as const)('on a page %s, the search finds what both have', async ([, address, own]) => {
  const page = await browser.newPage();
  await page.goto(`${server.address}/handbook/${address}`);
  await page.keyboard.press('Control+k');
  const choice = page.getByRole('combobox', { name: 'Search in' });
  await choice.waitFor();
  for (const path of [own, own === 'desktop' ? 'sets/web' : 'desktop']) {
    if (path !== own) await choice.selectOption({ index: path === 'desktop' ? 0 : 1 });
    await expectFound(page, 'coffee', 'Guides', '/handbook/guides/coffee/');
    await expectFound(page, 'W01', 'Rules', `/handbook/${path}/rules/w01/`);
    const task = path === 'desktop' ? 'browser' : 'mail';
    await expectFound(page, task, 'Tasks', `/handbook/${path}/tasks/`);
  }
  await page.close();
});

/** The results of one kind lead to an address, or below it. */
async function expectFound(page: Page, words: string, kind: string, address: string) {
  await page.getByRole('searchbox').fill(words);
  const links = page.getByRole('region', { name: kind }).locator('li a');
  const paths = () =>
    links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  await expect.poll(paths, { timeout: 20_000 }).not.toEqual([]);
  expect((await paths()).filter((path) => !path.startsWith(address))).toEqual([]);
}
