import { readdir } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

/**
 * Opens a page of each kind of a served site.
 *
 * @param folder of the site, which names its pages; without one, only the start page is opened.
 * @param most how many pages at most.
 * @returns what the browser complained of: answers of 400 or more, requests without one, errors.
 */
export async function openPages(
  browser: Browser,
  address: string,
  folder: string | undefined,
  most: number,
): Promise<string[]> {
  const context = await browser.newContext();
  const faults: string[] = [];
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    faults.push(`${request.failure()?.errorText ?? 'no answer'} ${request.url()}`);
  });
  context.on('weberror', (error) => faults.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    faults.push(`${message.page()?.url() ?? ''}: ${message.text()}`);
  });
  const files = folder === undefined ? ['index.html'] : await readdir(folder, { recursive: true });
  for (const path of findKinds(files).slice(0, most)) {
    // One that leads to another page would interrupt the next.
    const page = await context.newPage();
    await page.goto(new URL(path, address).href);
  }
  // Closing a page ends requests of a server that is followed.
  const found = [...faults];
  await context.close();
  return found;
}

/** The first page of each folder and depth. */
function findKinds(files: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const file of [...files].sort()) {
    if (!file.endsWith('index.html')) continue;
    const parts = file.split('/');
    const kind = `${parts[0]} ${parts.length}`;
    if (!kinds.has(kind)) kinds.set(kind, file.slice(0, -'index.html'.length));
  }
  return [...kinds.values()];
}
