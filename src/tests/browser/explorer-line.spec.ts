import { expect } from '@playwright/test';
import { countFound, openExplorer } from './explorer-page.ts';
import { findViolations } from './find-violations.ts';
import { test } from './shared-page.ts';

test('keys and values are completed by the keyboard', async ({ page }) => {
  await openExplorer(page);
  const box = page.getByRole('searchbox', { name: 'Find' });
  await box.focus();
  await box.fill('title');
  await box.fill('');
  await page.keyboard.type('metr');
  await expect(page.locator('.completions').getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('metric:');
  await page.keyboard.type('compare_tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('metric:compare_table ');
  await expect(box).toBeFocused();
  const found = await countFound(page);
  await openExplorer(page, '?metric=compare_table');
  expect(await countFound(page)).toBe(found);
});

test('a wrong term is marked in the line, with what may have been meant', async ({ page }) => {
  await openExplorer(page, '?q=metrc:compare_table');
  const notes = page.locator('.line-notes');
  await expect(notes).toContainText('Unknown key "metrc"; did you mean "metric"?');
  await expect(notes.locator('mark')).toHaveText('metrc:compare_table');
  expect(await findViolations(page, { part: '.explorer' })).toEqual([]);
  await notes.getByRole('button', { name: 'Use metric:compare_table' }).click();
  await expect(page).toHaveURL(/\?q=metric%3Acompare_table$/);
  await expect(notes).toBeHidden();
});
