import { expect } from '@playwright/test';
import { countFound, openExplorer, results } from './explorer-page.ts';
import { test } from './shared-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('from filtered results, previous and next walk them, also after a reload', async ({
  page,
}) => {
  await openExplorer(page, '?metric=compare_table&sort=-steps');
  const count = await countFound(page);
  const addresses = await results(page).evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).href),
  );
  expect(addresses.length).toBeGreaterThan(2);
  await results(page).nth(1).click();
  await page.waitForURL(addresses[1] ?? '');
  const row = page.locator('task-neighbours .selection');
  await expect(row).toContainText(`2 of ${count}`);
  await row.getByRole('link', { name: 'Next result' }).click();
  await page.waitForURL(addresses[2] ?? '');
  await page.reload();
  await expect(row).toContainText(`3 of ${count}`);
  await row.getByRole('link', { name: 'Previous result' }).click();
  await page.waitForURL(addresses[1] ?? '');
  await row.getByRole('link', { name: `Back to ${count} results` }).click();
  await expect(page).toHaveURL(/\?metric=compare_table&sort=-steps$/);
  await expect(page.locator('.since')).toBeHidden();
});

test('results that have changed since are said to have changed', async ({ page }) => {
  await openExplorer(page, '?metric=compare_table');
  const count = await countFound(page);
  await results(page).nth(1).click();
  const back = page.getByRole('link', { name: `Back to ${count} results` });
  await expect(back).toBeVisible();
  // As if the site had been built again with other tasks.
  await page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('selection') ?? '{}') as object;
    sessionStorage.setItem('selection', JSON.stringify({ ...stored, mark: 1 }));
  });
  await back.click();
  await expect(page.locator('.since')).toHaveText(
    `The ${count} results that you came from have changed.`,
  );
  await page.locator('.facets').getByRole('checkbox').first().check();
  await expect(page.locator('.since')).toBeHidden();
});
