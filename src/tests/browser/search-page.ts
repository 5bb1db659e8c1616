import { expect, type Page } from '@playwright/test';

/** Opens the search on the start page and types, until the number of results is shown. */
export async function search(page: Page, words: string): Promise<void> {
  await page.goto('');
  await page.getByRole('link', { name: 'Find a task' }).click();
  await type(page, words);
}

export async function type(page: Page, words: string): Promise<void> {
  // What was found before must not be taken for what is found now.
  await page.getByRole('searchbox').fill('');
  await expect(status(page)).toHaveText('');
  await page.getByRole('searchbox').fill(words);
  if (words !== '') await expect(status(page)).toHaveText(/\.$/);
}

/** Opens a filter and ticks values of it. */
export async function choose(page: Page, filter: string, ...values: string[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary', { hasText: filter }).click();
  for (const value of values) await dialog.getByRole('checkbox', { name: value }).check();
}

export const status = (page: Page) => page.getByRole('dialog').getByRole('status');
export const group = (page: Page, kind: string) =>
  page.getByRole('dialog').getByRole('region', { name: kind });
export const results = (page: Page, kind: string) => group(page, kind).getByRole('listitem');
