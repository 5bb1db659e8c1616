import { expect, type Locator, type Page } from '@playwright/test';
import { findViolations, rulesFor } from './find-violations.ts';
import { choose, results, search, status } from './search-page.ts';
import { test } from './shared-page.ts';

test('an empty box offers what to type', async ({ page }) => {
  await search(page, '');
  const example = page.getByRole('dialog').locator('.start button').first();
  const words = await example.textContent();
  await example.click();
  await expect(page.getByRole('searchbox')).toHaveValue(words ?? '');
  await expect(results(page, 'Tasks')).not.toHaveCount(0);
  await expect(example).toBeHidden();
});

for (const [what, use] of [
  ['an example may be clicked', (dialog) => dialog.locator('.start button').first().click()],
  ['a filter may be opened', (dialog) => dialog.locator('summary', { hasText: 'App' }).click()],
  ['words may be typed', (dialog) => dialog.getByRole('searchbox').fill('spreadsheet')],
] as const satisfies [string, (dialog: Locator) => Promise<void>][]) {
  test(`${what} before the script of the dialog is there`, async ({ page }) => {
    let release: () => void = () => undefined;
    const used = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_astro/search-dialog*', async (route) => {
      await used;
      await route.continue();
    });
    await search(page, '');
    await use(page.getByRole('dialog'));
    release();
    await expect(page.getByRole('dialog').locator('li a, li input').first()).toBeVisible();
  });
}

test('says when the index cannot be loaded', async ({ page }) => {
  await page.route('**/data/explorer.json', (route) => route.abort());
  await page.goto('');
  await page.keyboard.press('Control+k');
  await expect(status(page)).toContainText('cannot be loaded');
});

test('says that its script cannot be loaded, and searches when the page is loaded again', async ({
  page,
}) => {
  await page.route('**/_astro/search-dialog*', (route) => route.abort());
  await page.goto('');
  await page.keyboard.press('Control+k');
  await expect(status(page)).toContainText('Reload the page');
  await page.unroute('**/_astro/search-dialog*');
  await page.reload();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('trail guide');
  await expect(results(page, 'Tasks')).not.toHaveCount(0);
});

for (const [what, change] of [
  ['leaves', (page) => page.keyboard.press('Escape')],
  ['types on', (page) => page.keyboard.type(' xyz')],
] as const satisfies [string, (page: Page) => Promise<void>][]) {
  test(`Enter opens nothing if the reader ${what} before results are there`, async ({ page }) => {
    let release: () => void = () => undefined;
    const changed = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/data/explorer.json', async (route) => {
      await changed;
      await route.continue();
    });
    await page.goto('');
    await page.evaluate(() => {
      addEventListener('click', () => (document.title = 'clicked'), { capture: true });
    });
    const title = await page.title();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('trail guide');
    await page.keyboard.press('Enter');
    await change(page);
    release();
    await expect(page.locator('dialog .status')).toHaveText(/\.$/);
    await expect(page.locator('.search-results')).toHaveAttribute('aria-busy', 'false');
    expect(await page.title()).toBe(title);
  });
}

test('finds tasks where the index of other pages cannot be loaded', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await search(page, 'trail guide');
  await expect(results(page, 'Tasks')).not.toHaveCount(0);
  await expect(status(page)).toContainText('The index of other pages cannot be loaded.');
});

test('the keyboard opens search, walks all results and opens one', async ({ page }) => {
  await page.goto('');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('evaluator');
  await expect(results(page, 'Rules')).not.toHaveCount(0);
  const links = page.getByRole('dialog').locator('.search-results a');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox')).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('s');
  await expect(page.getByRole('searchbox')).toHaveValue('evaluators');
  await page.getByRole('searchbox').fill('trail guide');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/catalogue\/tasks\/3bb2a432/);
});

test('Enter opens the explorer where several tasks match', async ({ page }) => {
  await search(page, 'spreads');
  await expect(page.getByRole('link', { name: /^Show all \d+ tasks/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/catalogue\/tasks\/\?q=spreads$/);
});

test('Enter opens the page whose name is typed', async ({ page }) => {
  await search(page, 'compare_table');
  await expect(results(page, 'Metrics')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/catalogue\/metrics\/compare_table\/$/);
});

test('counts the values of a filter among what was found', async ({ page }) => {
  await search(page, '');
  await page.getByRole('dialog').locator('summary', { hasText: 'App' }).click();
  const all = page.getByRole('dialog').locator('.filters li:visible');
  await expect(all.first()).toBeVisible();
  const before = await all.count();
  await page.getByRole('searchbox').fill('trail guide');
  await expect(results(page, 'Tasks')).not.toHaveCount(0);
  expect(await all.count()).toBeLessThan(before);
});

test('Escape closes search and gives the focus back', async ({ page }) => {
  await search(page, 'trail');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Find a task' })).toBeFocused();
});

test('results have no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await search(page, 'compare');
  await choose(page, 'App', 'Browser');
  for (const [words, shown] of [
    ['compare', /^\d+ tasks?\.$/],
    ['qqxvzzunheard', /^No /],
    ['', /^\d+ tasks?\.$/],
  ] as const) {
    await page.getByRole('searchbox').fill(words);
    await expect(status(page)).toHaveText(shown);
    await expect(page.locator('task-search .search-results')).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const found = await findViolations(page, { part: 'task-search', ...rulesFor[colorScheme] });
      expect(found, `"${words}", ${colorScheme}`).toEqual([]);
    }
  }
});

test('long names stay within the dialog at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await search(page, 'w'.repeat(200));
  await expect(results(page, 'Tasks')).not.toHaveCount(0);
  const dialog = page.getByRole('dialog').locator('.search-results');
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
});
