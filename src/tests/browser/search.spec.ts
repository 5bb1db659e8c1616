import { expect } from '@playwright/test';
import { choose, group, results, search, status, type } from './search-page.ts';
import { test } from './shared-page.ts';

test('results are grouped by kind, tasks first', async ({ openSearch: page }) => {
  await type(page, 'pdf');
  const headings = page.getByRole('dialog').getByRole('heading');
  await expect(headings.first()).toContainText('Tasks');
  await type(page, 'evaluator');
  await expect(results(page, 'Rules')).toHaveCount(3);
  await expect(results(page, 'Format fields')).not.toHaveCount(0);
  await expect(results(page, 'Guides')).not.toHaveCount(0);
  await expect(status(page)).toHaveText(/\d+ rules, .*\d+ guides\.$/);
});

for (const [what, words, kind, title] of [
  ['a metric', 'compare_table', 'Metrics', 'compare_table'],
  ['a metric with blanks', 'Compare table', 'Metrics', 'compare_table'],
  ['an app', 'browser', 'Apps', 'Browser'],
  ['a rule', 'w01', 'Rules', 'W01 evaluator-lists-align'],
] as const) {
  test(`${what} that is called exactly as typed comes first`, async ({ openSearch: page }) => {
    await type(page, words);
    await expect(page.getByRole('dialog').getByRole('heading').first()).toContainText(kind);
    await expect(results(page, kind).first().locator('strong')).toHaveText(title);
  });
}

test('a result shows what it asks, its apps and metrics, and the words that were found', async ({
  openSearch: page,
}) => {
  await type(page, 'trail guide compare_pdfs');
  const first = results(page, 'Tasks').first();
  await expect(first).toContainText('Browser');
  await expect(first.locator('mark').filter({ hasText: /^trail$/i })).not.toHaveCount(0);
  await expect(first.locator('mark').filter({ hasText: 'compare_pdfs' })).toHaveCount(1);
  await type(page, 'socat');
  await expect(results(page, 'Tasks').first().locator('.why mark').first()).toHaveText('socat');
});

test('markup in a task is text in a result', async ({ openSearch: page }) => {
  await type(page, 'script alert');
  await expect(page.getByRole('dialog').locator('.search-results script')).toHaveCount(0);
  await expect(results(page, 'Tasks').filter({ hasText: '<script>' })).not.toHaveCount(0);
});

test('a correction is shown and can be refused', async ({ openSearch: page }) => {
  await type(page, 'browsr trail');
  await expect(status(page)).toContainText('No task has “browsr”; showing results for “browser”.');
  await page.getByRole('button', { name: 'Search for “browsr” as typed' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('"browsr" trail');
  await expect(status(page)).toContainText('No task has “browsr”. ');
});

test('pages are found by a word as typed, though tasks are found by another', async ({
  openSearch: page,
}) => {
  await type(page, 'pointer');
  await expect(status(page)).toContainText('No task has “pointer”; showing results for “printer”.');
  const guide = page.getByRole('dialog').getByRole('link', { name: /^Glossary/ });
  await expect(guide.locator('mark').first()).toHaveText('pointer');
});

test('values of one filter are alternatives, filters must all apply', async ({ page }) => {
  await search(page, '');
  const found = async () => Number.parseInt((await status(page).textContent()) ?? '', 10);
  await choose(page, 'Metric', 'compare_pdfs');
  await expect(status(page)).toHaveText(/^\d+ tasks?\.$/);
  const pdfs = await found();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'compare_table' }).check();
  await expect.poll(found).toBeGreaterThan(pdfs);
  const either = await found();
  await choose(page, 'App', 'Browser');
  await expect.poll(found).toBeLessThan(either);

  await page.getByRole('button', { name: 'Remove the filter compare_table' }).click();
  await page.getByRole('button', { name: 'Remove the filter Browser' }).click();
  await expect.poll(found).toBe(pdfs);
});

test('a kind can be asked for', async ({ page }) => {
  await search(page, 'compare');
  await choose(page, 'Kind', 'Guides', 'Rules');
  await expect(group(page, 'Tasks')).toHaveCount(0);
  await expect(results(page, 'Guides')).not.toHaveCount(0);
});

test('a search without results says so, and what to do', async ({ page }) => {
  await search(page, 'qqxvzzunheard');
  await expect(status(page)).toHaveText('No results for “qqxvzzunheard”.');
  await choose(page, 'Metric', 'compare_pdfs');
  await page.getByRole('button', { name: 'Search without filters' }).click();
  await expect(page.getByRole('button', { name: /^Remove the filter/ })).toHaveCount(0);
});
