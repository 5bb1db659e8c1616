import { expect } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { test } from './shared-page.ts';

test('a line of the spectrum shows its task under the pointer, and opens it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('');
  await page.locator('.bands svg').nth(1).hover();
  const task = page.locator('.line-task');
  await expect(task).toContainText('Word processor');
  const [text = ''] = (await task.textContent())?.split('…') ?? [];
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/tasks\/[0-9a-f-]{36}\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text.slice(0, 30));
});

test('arrow keys move through the lines, and Enter opens the task', async ({ page }) => {
  await page.goto('');
  const line = page.getByRole('link', { name: 'Tasks, line by line' });
  await line.focus();
  const task = page.locator('.line-task');
  await expect(task).toBeVisible();
  const first = (await task.textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(task).not.toHaveText(first);
  await expect(task).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tasks\/[0-9a-f-]{36}\/$/);
});

test('each example of a search finds tasks', async ({ page }) => {
  await page.goto('');
  const examples = await page
    .locator('.try a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(examples).toHaveLength(4);
  for (const example of examples) {
    await page.goto(example);
    await expect(page.getByRole('main').getByRole('link', { name: /\w/ }).first()).toBeVisible();
    await expect(page.getByText(/No (?:matching )?task/)).toBeHidden();
  }
});

for (const [path, name] of [
  ['metrics/compare-tabel/', 'Metric compare_table'],
  ['tasks/3bb2a432.html', /^The trail guide/],
  ['rules/W01/', 'Rule W01'],
] as const) {
  test(`at ${path}, where no page is, one like it is offered`, async ({ page }) => {
    await page.goto(path);
    const guess = page.locator('missing-page');
    await guess.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  });
}
