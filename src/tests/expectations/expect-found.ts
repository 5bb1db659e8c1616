import { type Browser, chromium, type Page } from '@playwright/test';
import { expect } from 'vitest';
import { findBrowser } from '../../performance/find-browser.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { searchQueries } from './search-queries.ts';
import { type FolderServer, serveFolder } from '../../performance/serve-folder.ts';

/** The parts of a first search, by what their paths begin with. */
const parts = {
  script: /^\/(?:_astro\/|pagefind\/pagefind(?:-worker)?\.js)/,
  wasm: /^\/pagefind\/wasm/,
  meta: /^\/pagefind\/pagefind[.-].*(?:pf_meta|json)$/,
  tasks: /^\/data\/explorer/,
  filters: /^\/pagefind\/filter\//,
  chunks: /^\/pagefind\/index\//,
  fragments: /^\/pagefind\/fragment\//,
};

/**
 * Every wanted task is among the first five that the dialog shows. Queries for tasks that the
 * dataset does not have are left out. Prints the places and the bytes of a first search.
 */
export async function expectFoundTasks({ folder, catalogue }: BuiltSite): Promise<void> {
  const queries = searchQueries.filter(({ task }) =>
    catalogue.entries.some(({ id }) => id.startsWith(task)),
  );
  await using server = await serveFolder(folder);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const found: { query: string; task: string; rank: number; bytes: Map<string, number> }[] = [];
    for (const { query, task } of queries) {
      found.push({ query, task, ...(await searchFirst(browser, server, query, task)) });
    }
    report(found);
    const lost = found.filter(({ rank }) => rank < 1 || rank > 5);
    expect(lost.map(({ query, rank }) => `${query}: ${rank}`)).toEqual([]);
  } finally {
    await browser.close();
  }
}

/** Searches in a browser that has nothing of the search yet. */
async function searchFirst(browser: Browser, server: FolderServer, query: string, task: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.address}/rules/`, { waitUntil: 'networkidle' });
  server.takeSent();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill(query);
  const rank = (await readTaskIds(page)).findIndex((id) => id.startsWith(task)) + 1;
  const bytes = server.takeSent();
  await context.close();
  return { rank, bytes };
}

async function readTaskIds(page: Page): Promise<string[]> {
  await expect
    .poll(() => page.getByRole('dialog').getByRole('status').textContent(), { timeout: 20_000 })
    .toMatch(/\.$/);
  const links = page.getByRole('region', { name: /^Tasks/ }).locator('li a');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return addresses.map((address) => address?.split('/').at(-2) ?? '');
}

function report(
  found: readonly { query: string; rank: number; bytes: Map<string, number> }[],
): void {
  const sizes = (pattern: RegExp) =>
    found.map(({ bytes }) =>
      [...bytes].reduce((sum, [path, size]) => (pattern.test(path) ? sum + size : sum), 0),
    );
  const lines = [
    ...found.map(({ query, rank }) => `${rank}  ${query}`),
    ...Object.entries(parts).map(([name, pattern]) => `${name}: ${median(sizes(pattern))} bytes`),
    `all of a first search: ${median(sizes(/./))} bytes (medians)`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
