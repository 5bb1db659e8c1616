import { expect, type Page } from '@playwright/test';

export const status = (page: Page) => page.locator('task-explorer [role=status]');
export const results = (page: Page) => page.locator('.results [data-position] a');

/** How many tasks the page says that it found. */
export async function countFound(page: Page): Promise<number> {
  const text = (await status(page).textContent()) ?? '';
  return Number(/(\d+) (?:of \d+ )?tasks/.exec(text)?.[1]);
}

export async function openExplorer(page: Page, search = ''): Promise<void> {
  await page.goto(`tasks/${search}`);
  await expect(page.locator('task-explorer.ready')).toBeVisible();
  // Words are searched when their index is there.
  const table = page.locator('task-explorer [role=table]');
  await expect(table).not.toHaveAttribute('aria-busy', 'true');
}
