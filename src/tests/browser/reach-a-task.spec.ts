import { expect, type Page } from '@playwright/test';
import { readExample } from './pages.ts';
import { test } from './shared-page.ts';

const task = '3bb2a432';

/** Follows links by their names from the start page and expects to end at the task. */
async function follow(page: Page, ...names: (string | RegExp)[]): Promise<void> {
  expect(names.length).toBeLessThanOrEqual(3);
  await page.goto('');
  for (const name of names) {
    await page.getByRole('main').getByRole('link', { name }).first().click();
  }
  await expect(page).toHaveURL(new RegExp(`/tasks/${task}`));
}

test('beside a sidebar the start page has room for whole words', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('');
  const short = page.locator('.hero .field b, .ways-in b');
  const heights = await short.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.max(...heights)).toBeLessThan(40);
});

test('a task is reached by its app', async ({ page }) => {
  await follow(page, /^All \d+ apps/, 'Browser', /^The trail guide/);
});

test('a task is reached by its metric', async ({ page }) => {
  await follow(page, /^All \d+ metrics/, 'compare_pdfs', /^The trail guide/);
});

test('a task is reached by a way in and a word', async ({ page }) => {
  await page.goto('');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Internet needed/ }).click();
  await main.getByRole('searchbox', { name: 'Find' }).fill('trail guide');
  await main.getByRole('link', { name: /^The trail guide/ }).click();
  await expect(page).toHaveURL(new RegExp(`/tasks/${task}`));
});

test('the id of a task is copied', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await readExample(task);
  await page.goto(`tasks/${id}/`);
  await page
    .getByRole('list', { name: 'At a glance' })
    .getByRole('button', { name: 'Copy the id' })
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
});
