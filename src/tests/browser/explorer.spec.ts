import { expect } from '@playwright/test';
import { expectHidden } from './expect-hidden.ts';
import { countFound, openExplorer, results, status } from './explorer-page.ts';
import { findViolations } from './find-violations.ts';
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

test('Escape closes the filters of a narrow screen, and leaves those of a wide one', async ({
  page,
}) => {
  for (const [width, isOpen] of [
    [1280, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openExplorer(page);
    const filters = page.locator('details.filters');
    if (!isOpen) await filters.locator(':scope > summary').click();
    await filters.getByRole('checkbox').first().press('Escape');
    await expect(filters).toHaveJSProperty('open', isOpen);
  }
  await expect(page.locator('.filters > summary')).toBeFocused();
});

test('a chosen value is listed above the table and can be removed there', async ({ page }) => {
  await openExplorer(page, '?app=-browser&change=low');
  const only = ['label-content-name-mismatch'];
  expect(await findViolations(page, { part: '.chosen-values', only })).toEqual([]);
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
  await expect(page.locator('.plain')).toContainText('need JavaScript');
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
