import { expect } from '@playwright/test';
import { examples } from '../support/example-options.ts';
import { expectHidden } from './expect-hidden.ts';
import { countFound, openExplorer, results, status } from './explorer-page.ts';
import { findViolations } from './find-violations.ts';
import { readPlainly } from './plain-reading.ts';
import { test } from './shared-page.ts';

test('a facet narrows the tasks, and the address keeps the choice', async ({ page }) => {
  await openExplorer(page);
  const all = await countFound(page);
  await page.locator('.facets li', { hasText: 'Browser' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\?app=browser$/);
  const some = await countFound(page);
  expect(some).toBeLessThan(all);

  await page.reload();
  await expect(status(page)).toContainText(`${some} of ${all} tasks`);
  await page.goBack();
  await expect(status(page)).toHaveText(`${all} tasks`);
  await page.goForward();
  await expect(status(page)).toContainText(`${some} of`);
});

test('every facet value finds as many tasks as it says', async ({ page }) => {
  await openExplorer(page);
  const counts = await page
    .locator('.facets li:visible')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('.count')?.textContent ?? ''));
  expect(counts.length).toBeGreaterThan(10);
  for (const [index, count] of counts.entries()) {
    const box = page.locator('.facets li:visible').nth(index).getByRole('checkbox');
    await box.check();
    expect(String(await countFound(page))).toBe(count);
    // The address follows the results one frame later.
    await expect(page).toHaveURL(/\?/);
    await page.goBack();
  }
});

test('finds the tasks that a plain filter over the files finds', async ({ page }) => {
  const tasks = await readPlainly(examples);
  const used = tasks.filter(({ text }) => text.includes('"compare_table"'));
  expect(used).not.toEqual([]);
  await openExplorer(page, '?metric=compare_table');
  const found = await results(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.split('/').at(-2) ?? ''),
  );
  expect(found.toSorted()).toEqual(used.map(({ id }) => id).toSorted());
});

test('a value can be excluded', async ({ page }) => {
  await openExplorer(page);
  const all = await countFound(page);
  await page.getByRole('button', { name: 'Exclude Browser', exact: true }).click();
  await expect(page).toHaveURL(/app=-browser/);
  const without = await countFound(page);
  await openExplorer(page, '?app=browser');
  expect((await countFound(page)) + without).toBe(all);
});

test('words narrow the tasks while they are typed, and a slip is forgiven', async ({ page }) => {
  await openExplorer(page);
  await page.keyboard.press('/');
  await page.keyboard.type('spredsheet');
  await expect(status(page)).toContainText(' of ');
  expect(await countFound(page)).toBeGreaterThan(0);
  await expect(page.locator('.results mark').first()).toHaveText(/spreadsheet/i);
});

test('the arrow keys walk through the results and back', async ({ page }) => {
  await openExplorer(page);
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-position="41"] a')).toBeFocused();
  expect(await results(page).count()).toBeLessThan(45);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox', { name: 'Find' })).toBeFocused();
});

test('a link with an unknown value says so and works', async ({ page }) => {
  await openExplorer(page, '?app=vls&q=save');
  await expect(status(page)).toContainText('Unknown app "vls".');
  expect(await countFound(page)).toBeGreaterThan(0);
});

test('an empty result says so, and one button shows everything again', async ({ page }) => {
  await openExplorer(page, '?q=elephants');
  await expect(status(page)).toContainText('0 of');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/tasks\/$/);
  expect(await countFound(page)).toBeGreaterThan(100);
});

test('the head of a column sorts by it, backwards, and no more', async ({ page }) => {
  await openExplorer(page);
  const steps = page.getByRole('columnheader', { name: 'Steps' });
  const firstSteps = async () =>
    Number(
      /^\d+/.exec(
        (await page.locator('[data-position="0"] .number').first().textContent()) ?? '',
      )?.[0],
    );
  await steps.getByRole('button').click();
  await expect(page).toHaveURL(/\?sort=-steps$/);
  await expect(steps).toHaveAttribute('aria-sort', 'descending');
  const most = await firstSteps();
  await steps.getByRole('button').click();
  await expect(page).toHaveURL(/\?sort=steps$/);
  await expect(steps).toHaveAttribute('aria-sort', 'ascending');
  expect(await firstSteps()).toBeLessThan(most);
  await steps.getByRole('button').click();
  await expect(page).toHaveURL(/tasks\/$/);
  await expect(steps).toHaveAttribute('aria-sort', 'none');
});

test('a command that the row does not show is shown below the instruction', async ({ page }) => {
  await openExplorer(page, '?q=soffice');
  expect(await countFound(page)).toBeGreaterThan(0);
  await expect(page.locator('.results .task p mark').first()).toHaveText('soffice');
});

test('a chosen value is listed above the table and can be removed there', async ({ page }) => {
  await openExplorer(page, '?app=-browser&change=low');
  const only = ['label-content-name-mismatch'];
  expect(await findViolations(page, { part: '.chosen-values', only })).toEqual([]);
  await page.getByRole('button', { name: 'Remove Apps excluded Browser' }).click();
  await expect(page).toHaveURL(/\?change=low$/);
  await page.goBack();
  await expect(page).toHaveURL(/app=-browser/);
  await expect(page.getByRole('button', { name: 'Remove Apps excluded Browser' })).toBeVisible();
});

test('the first tasks are there before the list is loaded, as it will show them', async ({
  page,
}) => {
  const rows = () =>
    page.locator('.results [role=row]').evaluateAll((all) =>
      all.slice(0, 16).map((row) =>
        [row, ...row.querySelectorAll('*')].map((element) => [
          element.localName,
          element.textContent.replaceAll(/\s+/g, ' ').trim(),
          element.getBoundingClientRect().top,
          ...[...element.attributes]
            .map(({ name, value }) => `${name}=${value}`)
            // Rows are placed by a class before the list is loaded, and by a style afterwards.
            .filter((attribute) => attribute !== 'class=first' && !attribute.startsWith('style='))
            .toSorted(),
        ]),
      ),
    );
  let load: () => void = () => undefined;
  const waits = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/data/explorer.json', async (route) => {
    await waits;
    await route.continue();
  });
  await page.goto('tasks/');
  await expect(results(page).first()).toBeVisible();
  const first = await rows();
  expect(first).toHaveLength(16);
  load();
  await expect(page.locator('task-explorer.ready')).toBeVisible();
  const drawn = await rows();
  expect(drawn.length).toBeGreaterThan(5);
  expect(first.slice(0, drawn.length)).toEqual(drawn.slice(0, 16));
});

test('an address that asks for certain tasks shows no others first', async ({ page }) => {
  await page.route('**/data/explorer.json', () => new Promise(() => undefined));
  await page.goto('tasks/?metric=compare_table');
  await expect(status(page)).toBeVisible();
  await expectHidden(results(page));
});

test('says so when the list cannot be loaded', async ({ page }) => {
  await page.route('**/explorer.json', (route) => route.abort());
  await page.goto('tasks/');
  await expect(page.locator('.unloaded')).toBeVisible();
  await expectHidden(page.locator('.explorer'));
  await expect(page.getByRole('link', { name: 'Metrics' }).first()).toBeVisible();
});

test('without script the page lists groups and tasks', async ({ unscripted: page }) => {
  await page.goto('tasks/');
  await expect(page.locator('.plain a[href$="/apps/browser/"]')).toBeVisible();
  await expect(page.locator('.plain a[href*="/tasks/"]').first()).toBeVisible();
  await expectHidden(page.locator('.explorer'));
});

test('the sidebar gives way before anything is drawn', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('tasks/');
  await expectHidden(page.locator('.sidebar-pane'));
  // Below the head the style could come after the first paint, and the page would jump.
  const links = page.locator('head > link[rel=stylesheet]:not([media])');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLLinkElement).href),
  );
  const sheets = await Promise.all(
    addresses.map(async (address) => (await page.request.get(address)).text()),
  );
  expect(sheets.join('')).toMatch(/\.sidebar-pane/);
});
