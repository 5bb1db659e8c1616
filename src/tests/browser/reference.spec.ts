import { expect } from '@playwright/test';
import { test } from './shared-page.ts';

test('an index narrows as the reader types, by names and by what functions do', async ({
  page,
}) => {
  await page.goto('metrics/');
  const main = page.getByRole('main');
  const box = main.getByRole('searchbox', { name: 'Filter the metrics' });
  await box.fill('compare docx');
  await expect(main.getByRole('link', { name: 'compare_docx_files', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'check_csv' })).toBeHidden();
  await expect(main.getByRole('heading', { name: 'Media player' })).toBeHidden();
  await expect(main.getByRole('status')).toHaveText(/^\d of \d{3}$/);

  await box.fill('no metric has these words');
  await expect(main.getByRole('status')).toHaveText(/^none of \d{3}$/);

  await box.fill('');
  await expect(main.getByRole('heading', { name: 'Media player' })).toBeVisible();
  await expect(main.getByRole('status')).toHaveText('');
  await expect(page).toHaveURL(/\/metrics\/$/);
});

test('without script an index lists everything and shows no box', async ({ unscripted: page }) => {
  await page.goto('getters/');
  await expect(page.getByRole('link', { name: 'vm_file', exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Filter the getters' })).toBeHidden();
});

test('a link to a field of the format shows that field', async ({ page }) => {
  await page.goto('format/#evaluator-conj');
  await expect(page.locator('#evaluator-conj')).toBeInViewport();
  await expect(page.locator('#evaluator-conj').getByRole('heading')).toContainText('conj');
});

test('the tasks behind an option open at the option, or in the list if they are all', async ({
  page,
}) => {
  await page.goto('metrics/compare_table/');
  const row = page.locator('#options-rules');
  await row.getByRole('link', { name: /^\d+ tasks$/ }).click();
  await expect(page.getByRole('heading', { name: 'Tasks', exact: true })).toBeInViewport();

  const tasks = page.locator('[id^="options-"] details.references').first();
  await tasks.locator('summary').click();
  await tasks.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tasks\//);
});

test('the bar of a value is at its first line', async ({ page }) => {
  await page.goto('getters/vm_file/');
  const offsets = await page.locator('.seen > li:has(.use-bar)').evaluateAll((rows) =>
    rows.map((row) => {
      const bar = row.querySelector('.use-bar')?.getBoundingClientRect();
      return (bar?.top ?? 0) - row.getBoundingClientRect().top;
    }),
  );
  expect(offsets.length).toBeGreaterThan(5);
  expect(Math.max(...offsets)).toBeLessThan(12);
});

test('words are beside every bar', async ({ page }) => {
  await page.goto('metrics/compare_table/');
  const words = await page.locator('.seen-line > .quiet').allInnerTexts();
  expect(words.length).toBeGreaterThan(5);
  expect(words).not.toContain('');
});

test('an option is whole in the tables of a guide at 390 pixels, and at 360 none scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('guides/check/');
  const heights = await page
    .locator('td code')
    .filter({ hasText: /^--[a-z-]+( DIR)?$/ })
    .evaluateAll((codes) => codes.map((code) => code.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.max(...heights)).toBeLessThan(30);

  await page.setViewportSize({ width: 360, height: 800 });
  for (const guide of ['describe', 'real-files', 'track-record', 'write']) {
    await page.goto(`guides/${guide}/`);
    const beyond = await page
      .locator('.sl-markdown-content table')
      .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth));
    expect(Math.max(...beyond), guide).toBe(0);
  }
});

test('on paper the page of a metric has numbers of tasks instead of their lists', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('metrics/compare_table/');
  const lists = page.getByRole('main').locator('details.references');
  await expect(lists.first().locator('summary')).toBeVisible();
  await expect(lists.locator('li:visible')).toHaveCount(0);
  await page.emulateMedia({ media: null });
});

test('families of metrics are whole above a table, also with wide letters', async ({ page }) => {
  await page.goto('statistics/');
  const cut = await page.locator('.heat .upright').evaluateAll((heads) => {
    document.styleSheets[0]?.insertRule(
      '.upright { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    return heads
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .map(({ textContent }) => textContent)
      .filter((name) => name.length < 30);
  });
  expect(cut).toEqual([]);
});

test('an option is on one line of a guide', async ({ page }) => {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('guides/publish/');
  const options = page.locator('.sl-markdown-content :is(p, li) > code', {
    hasText: /^--[a-z-]+$/,
  });
  const heights = await options.evaluateAll((found) =>
    found.map((option) => option.getBoundingClientRect().height),
  );
  expect(new Set(heights).size, heights.join()).toBe(1);
  if (size) await page.setViewportSize(size);
});
