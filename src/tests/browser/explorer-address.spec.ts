import { expect } from '@playwright/test';
import { countFound, openExplorer, results } from './explorer-page.ts';
import { test } from './shared-page.ts';

test('what is typed right before the page is loaded again stays', async ({ page }) => {
  await openExplorer(page, '?q=a');
  const box = page.getByRole('searchbox', { name: 'Find' });
  await box.fill('table');
  await page.reload();
  await expect(box).toHaveValue('table');
  await expect(page).toHaveURL(/\?q=table$/);
});

test('going back right after typing shows the list of the address', async ({ freshPage: page }) => {
  await page.clock.install();
  await openExplorer(page, '?app=browser');
  const all = await countFound(page);
  await page.getByRole('searchbox').fill('h');
  await expect(page).toHaveURL(/\?app=browser&q=h$/);
  await page.getByRole('searchbox').fill('hotel');
  await page.goBack();
  await expect.poll(() => countFound(page)).toBe(all);
  // Longer than a typed word waits to be written.
  await page.clock.fastForward(500);
  expect(new URL(page.url()).search).toBe('?app=browser');
});

test('columns that are asked for, and what the tasks found share, leave room at any width', async ({
  page,
}) => {
  await openExplorer(page, '?q=slide&columns=app,metric,getter,action,checks,steps,findings');
  await expect(page.locator('.toolbar .same')).toContainText('The same in all');
  for (const width of [700, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const link = await results(page).first().boundingBox();
    expect(link?.width, `the instruction at ${width} pixels`).toBeGreaterThan(120);
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(scrolls, `the page at ${width} pixels is too wide`).toBe(false);
    const last = page.locator('.heads [data-sort=findings]');
    await last.scrollIntoViewIfNeeded();
    await expect(last, `the last head at ${width} pixels`).toBeInViewport({ ratio: 0.9 });
  }
});
