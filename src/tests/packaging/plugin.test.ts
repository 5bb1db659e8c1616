import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildHandbook, type Handbook } from './handbook.ts';

let handbook: Handbook;

beforeAll(async () => {
  handbook = await buildHandbook("benchlight({ tasks: 'tasks/browser' })", ['browser']);
});
afterAll(() => handbook.remove());

const read = (name: string) => readFile(join(handbook.site, name), 'utf8');

test("Astro builds another site's pages with the catalogue of the packed package", async () => {
  const { built, folder, site } = handbook;
  expect(built.code, built.stdout + built.stderr).toBe(0);
  const tasks = await readdir(join(folder, 'tasks/browser'));
  const pages = await readdir(join(site, 'tasks'));
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

test('its search has an index', async () => {
  const indexed = await readdir(join(handbook.site, 'pagefind'), { recursive: true });
  expect(indexed).toContain('pagefind.js');
  expect(indexed.filter((name) => name.endsWith('.pf_fragment')).length).toBeGreaterThan(20);
});
