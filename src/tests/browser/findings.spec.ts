import { expect, type Page } from '@playwright/test';
import { test } from './shared-page.ts';

const box = (page: Page, severity: string) => page.getByRole('checkbox', { name: severity });
const select = (page: Page, label: string) => page.getByRole('combobox', { name: label });
/** Without a choice in the address, the choices are folded. */
const openFilter = (page: Page) => page.getByText('Filter', { exact: true }).click();
const status = (page: Page) => page.getByRole('search').getByRole('status');
const section = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });
/** The first finding of a file that a reader sees. */
const file = (page: Page, name: string) =>
  page.getByRole('main').locator('.findings > li:visible').filter({ hasText: name }).first();

/** The rows that a reader sees, each as its severity and rule. */
const rows = (page: Page) =>
  page
    .getByRole('main')
    .locator('.findings > li:visible')
    .evaluateAll((items) =>
      items.map(({ dataset }) => `${dataset.severity ?? ''} ${dataset.rule ?? ''}`),
    );

/** Expects that all rows that are left are like this, and that there is one. */
async function expectRows(page: Page, pattern: RegExp): Promise<void> {
  await expect(async () => {
    const left = await rows(page);
    expect(left.filter((row) => !pattern.test(row))).toEqual([]);
    expect(left.length).toBeGreaterThan(0);
  }).toPass({ timeout: 10_000 });
}

test('rule, app and suite narrow together, and what is left is counted', async ({ page }) => {
  await page.goto('findings/');
  await openFilter(page);
  await select(page, 'Rule').selectOption('V01');
  await expectRows(page, / V01$/);
  await expect(file(page, 'broken.json')).toBeHidden();
  await expect(file(page, 'os/faulty.json')).toBeVisible();

  await select(page, 'App').selectOption('spreadsheet');
  await expect(file(page, 'os/faulty.json')).toBeVisible();
  await expect(select(page, 'Suite').getByRole('option', { name: /^faulty \(4\)$/ })).toHaveCount(
    1,
  );
  await select(page, 'Suite').selectOption('faulty');
  await expect(status(page)).toHaveText(/^4 of \d+ findings\.$/);
  await expect(page).toHaveURL(/\?rule=V01&app=spreadsheet&suite=faulty$/);
  await expect(box(page, 'error')).toHaveAccessibleName('error 4');
});

test('information is filtered as files of its rule', async ({ page }) => {
  await page.goto('findings/?rule=V02');
  await expect(section(page, 'A runner may stop')).toBeHidden();
  await expect(page.getByRole('link', { name: 'A runner may stop', exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Conventions', exact: true })).toBeVisible();
  const row = page.locator('.finding-row').filter({ hasText: 'V02' });
  await expect(row.getByRole('link', { name: 'os/faulty.json' })).toBeVisible();
  await expect(row.locator('.tally')).toHaveText(/^\d+$/);

  await select(page, 'Suite').selectOption('faulty');
  await expect(row.getByRole('listitem')).toHaveCount(1);
  await expect(row.locator('.tally')).toHaveText(/^1 of \d+$/);
});

test('back, forward and reload restore the filter', async ({ page }) => {
  await page.goto('findings/');
  await openFilter(page);
  await select(page, 'Rule').selectOption('V01');
  await box(page, 'error').check();
  await page.goBack();
  await expect(box(page, 'error')).not.toBeChecked();
  await expect(select(page, 'Rule')).toHaveValue('V01');
  await expectRows(page, / V01$/);
  await page.goForward();
  await expect(box(page, 'error')).toBeChecked();
  await expectRows(page, /^error V01$/);

  await page.reload();
  await expect(box(page, 'error')).toBeChecked();
  await expectRows(page, /^error V01$/);
  await file(page, 'os/faulty.json').getByRole('link', { name: 'os/faulty.json' }).click();
  await page.goBack();
  await expect(box(page, 'error')).toBeChecked();
  await expectRows(page, /^error V01$/);
});

test('without script the page is complete and shows no filter', async ({ unscripted: page }) => {
  await page.goto('findings/?rule=V01');
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(section(page, 'Conventions')).toBeVisible();
  const row = page.locator('.finding-row').filter({ hasText: 'broken.json' }).first();
  await row.locator('summary').first().click();
  await expect(file(page, 'broken.json')).toBeVisible();
});

test('the old address leads to the findings, with the filter of a link', async ({ page }) => {
  await page.goto('problems/?rule=V01#main');
  await expect(page).toHaveURL(/\/findings\/\?rule=V01#main$/);
  await expectRows(page, / V01$/);
});

test('a rule leads to its findings', async ({ page }) => {
  await page.goto('rules/v01/');
  await page.getByRole('link', { name: /findings? in the list of all$/ }).click();
  await expectRows(page, / V01$/);
});

test('the rules are filtered by a word, by severity, and by what they found', async ({ page }) => {
  await page.goto('rules/');
  const main = page.getByRole('main');
  const row = (name: string) => main.getByRole('row', { name });
  await page.getByRole('searchbox', { name: 'Filter the rules' }).fill('known');
  await expect(row('V01 name-known')).toBeVisible();
  await expect(row('W01 evaluator-lists-align')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Fixable' }).check();
  await expect(row('V01 name-known')).toBeHidden();
  await expect(row('V05 field-known')).toBeVisible();
  await select(page, 'Severity').selectOption('error');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^none of \d+$/);
});

test('a finding leads to the part of the task that it is about', async ({ page }) => {
  await page.goto('findings/?suite=faulty');
  await page.getByRole('link', { name: 'setup step 2' }).click();
  await expect(page).toHaveURL(/\/tasks\/faulty\/#setup-2$/);
  await expect(page.locator('#setup-2')).toBeInViewport();
});

test('findings are where they belong on the page of a task, and a list leads to each', async ({
  page,
}) => {
  await page.goto('tasks/faulty/');
  for (const [place, message] of [
    ['proxy', '"proxy" is the string "maybe"'],
    ['setup-2', 'unknown action "slep"'],
    ['postconfig-1', 'unknown action "slep"'],
    ['check-2', 'unknown metric "check_csvv"'],
    ['check-1-expected', 'unknown getter "vm_fil"'],
  ] as const) {
    await expect(page.locator(`#${place} .findings`)).toContainText(message);
  }
  await expect(page.locator('#setup-1 .findings')).toHaveCount(0);

  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^\d+ findings: \d+ errors/ }).click();
  await expect(page).toHaveURL(/#findings$/);
  await main.getByRole('link', { name: 'check 1, expected' }).click();
  await expect(page.locator('#check-1-expected')).toBeInViewport();
});
