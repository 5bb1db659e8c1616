import { expect, type Page } from '@playwright/test';
import { readCount } from '../support/read-count.ts';

export const status = (page: Page) => page.locator('task-explorer [role=status]');
export const results = (page: Page) => page.locator('.results [data-position] a');

/** How many tasks the page says that it found, once it has searched for them. */
export async function countFound(page: Page): Promise<number> {
  await expectSettled(page);
  const text = (await status(page).textContent()) ?? '';
  return readCount(/([\d,]+) (?:of [\d,]+ )?tasks?/.exec(text)?.[1]);
}

export async function openExplorer(page: Page, search = ''): Promise<void> {
  await page.goto(`tasks/${search}`);
  await expectSettled(page);
}

/** Words are searched when their index is there. */
async function expectSettled(page: Page): Promise<void> {
  await expect(
    page.locator('task-explorer.ready:not(:has([role=table][aria-busy=true]))'),
  ).toBeVisible();
}
