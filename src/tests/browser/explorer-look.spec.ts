import { expect, type Page } from '@playwright/test';
import { openExplorer, results } from './explorer-page.ts';
import { test } from './shared-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The places of elements, from the top of the window. */
const placesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      return { top, bottom, left, right, height };
    }),
  );

test('the first screen shows 14 tasks, with two lines of each', async ({ page }) => {
  await openExplorer(page);
  const rows = await placesOf(page, '.results [role=row]');
  expect(rows.filter(({ bottom }) => bottom <= 900)).toHaveLength(14);
  expect(new Set(rows.map(({ height }) => height))).toEqual(new Set([52]));
  const lines = await placesOf(page, '.results a');
  expect(Math.max(...lines.map(({ height }) => height))).toBe(40);
});

test('few tasks show three lines, in rows as high as their text', async ({ page }) => {
  await openExplorer(page, '?app=mail_client');
  const heights = async (part: string) =>
    (await placesOf(page, part)).map(({ height }) => Math.round(height));
  const links = await heights('.results a');
  expect(Math.max(...links)).toBe(60);
  const rows = await placesOf(page, '.results [role=row]');
  expect(rows.length).toBe(links.length);
  for (const [index, { top }] of rows.slice(1).entries())
    expect(top).toBeCloseTo(rows[index]?.bottom ?? 0, 0);
});

test('what all found tasks have is said once, and has no column', async ({ page }) => {
  const head = (name: string) => page.getByRole('columnheader', { name });
  await openExplorer(page);
  await expect(head('Checks')).toBeVisible();
  await openExplorer(page, '?metric=infeasible');
  await expect(head('Checks')).toBeHidden();
  await expect(head('Metrics')).toBeHidden();
  await expect(head('Id')).toBeVisible();
  await expect(page.locator('.same')).toContainText('1 check');
});

test('filters that are asked for less often are behind a button, which counts them', async ({
  page,
}) => {
  await openExplorer(page);
  const shortcuts = page.locator('[data-facet=shortcut] > summary');
  await expect(shortcuts).toBeHidden();
  await page.locator('summary', { hasText: 'More filters' }).click();
  await shortcuts.click();
  await page.locator('[data-facet=shortcut]').getByRole('checkbox').first().check();
  await page.reload();
  await expect(page.locator('summary', { hasText: 'More filters 1' })).toBeVisible();
  await expect(shortcuts).toBeVisible();
});

test('a link leads from the top of the page to the results', async ({ page }) => {
  await openExplorer(page);
  const link = page.getByRole('link', { name: 'Skip to results' });
  await link.focus();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-position="0"] a')).toBeFocused();
});

test('the box is in the header, and below it on a phone', async ({ page }) => {
  await openExplorer(page);
  const [header] = await placesOf(page, 'header.header');
  const box = () => placesOf(page, 'task-explorer input[type=search]');
  expect((await box())[0]?.bottom).toBeLessThanOrEqual(header?.bottom ?? 0);
  const [link] = await placesOf(page, '.site-links');
  expect((await box())[0]?.right).toBeLessThan(link?.left ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await box())[0]?.top).toBeGreaterThan(50);
});

test('a few tasks are on one sheet of paper, upright or across', async ({ page }) => {
  await openExplorer(page, '?app=mail_client');
  for (const landscape of [false, true]) {
    const sheets = (await page.pdf({ format: 'A4', landscape })).toString('latin1');
    expect(sheets.match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
});

test('the heads stay in sight below the toolbar, however many choices it lists', async ({
  page,
}) => {
  await openExplorer(page, '?app=browser&app=vlc&app=gimp&app=-os&metric=-exact_match&change=low');
  for (const width of [1440, 900]) {
    await page.setViewportSize({ width, height: 500 });
    await expect
      .poll(async () => {
        const [toolbar] = await placesOf(page, '.toolbar');
        const [heads] = await placesOf(page, '.heads');
        return (heads?.top ?? 0) - (toolbar?.bottom ?? 0);
      })
      .toBeCloseTo(0, 0);
  }
});

test('an open menu moves no button, and the list only where it is above it', async ({ page }) => {
  const buttons = '.toolbar .bar, .order, .tools summary, .filters > summary';
  for (const [width, parts] of [
    [1440, `${buttons}, .heads`],
    [390, buttons],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await openExplorer(page);
    const before = await placesOf(page, parts);
    for (const menu of ['Filters', 'Columns', 'Export']) {
      const button = page.locator('.toolbar summary', { hasText: new RegExp(`^\\s*${menu}`) });
      if (await button.isHidden()) continue;
      await button.click();
      expect(await placesOf(page, parts), `${menu} at ${width}`).toEqual(before);
      await button.click();
    }
  }
});

test('wherever the filters replace the sidebar, the header has the links of the site', async ({
  page,
}) => {
  await openExplorer(page);
  for (const width of [800, 860, 1120, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const links = page.getByRole('navigation', { name: 'Site' });
    await links.getByRole('link', { name: 'Statistics' }).click({ trial: true });
    await page.getByRole('combobox', { name: 'theme' }).click({ trial: true });
  }
});

test('at 860 pixels the filters are behind a button, and the table has the whole width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 860, height: 900 });
  await openExplorer(page);
  await expect(page.locator('.facets')).toBeHidden();
  const [table] = await placesOf(page, '[role=table]');
  expect(table?.left).toBe(0);
  await page.locator('.filters > summary').click();
  await expect(page.locator('[data-facet=app]').getByRole('checkbox').first()).toBeVisible();
  await page.setViewportSize({ width: 861, height: 900 });
  await expect(page.locator('.facets')).toBeVisible();
});

test('at 390 pixels the rows stack, and the filters are behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openExplorer(page, '?app=browser');
  const box = page.locator('[data-facet=app]').getByRole('checkbox').first();
  await expect(box).toBeHidden();
  await page.locator('task-explorer summary', { hasText: 'Filters 1' }).click();
  await expect(box).toBeVisible();
  const [link] = await placesOf(page, '.results a');
  const [apps] = await placesOf(page, '.results .app');
  expect(apps?.top).toBeGreaterThanOrEqual(link?.bottom ?? Infinity);
  const [task] = await placesOf(page, '.results .task');
  const [checks] = await placesOf(page, '.results [role=row]:not(:has(.warning, .error)) .checks');
  expect(checks?.right).toBeCloseTo(task?.right ?? 0, 0);
  await expect(results(page).first()).toHaveCSS('white-space-collapse', 'collapse');
});

test('heads are above the rows, whatever columns are asked for, and stay there where all fit', async ({
  page,
}) => {
  const placeOf = async (part: string) => {
    const box = await page.locator(part).first().boundingBox();
    if (!box) throw new Error(`${part} is not shown`);
    return { start: box.y, end: box.y + box.height };
  };
  const columns = ['change', 'app,metric,getter,action,change,internet,feasible,checks,steps'];
  for (const asked of columns) {
    await openExplorer(page, `?columns=${asked}`);
    const [heads, row] = [await placeOf('.heads'), await placeOf('.results [role=row]')];
    expect(heads.end).toBeLessThanOrEqual(row.start + 1);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    if (asked === 'change') expect(await placeOf('.heads')).toEqual(heads);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});
