import { expect, type Page } from '@playwright/test';
import { findViolations, schemeRules } from './find-violations.ts';
import { collectFaults } from './page-faults.ts';
import { kindsOfPage } from './pages.ts';
import { test } from './shared-page.ts';

/** Half of the kinds are loaded in each colour scheme and then shown in the other. */
const schemes = [
  ['light', 'dark'],
  ['dark', 'light'],
] as const;

for (const [index, [kind, address]] of Object.entries(kindsOfPage).entries()) {
  test(`${kind} is silent, as narrow as a phone and accessible`, async ({ page }) => {
    const [first, other] = schemes[index % 2 === 0 ? 0 : 1];
    using faults = collectFaults(page);
    await page.emulateMedia({ colorScheme: first });
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', first);
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    await expectNarrow(page);
    // Whether a finger can hit each link and button without another.
    const rules = ['target-size'];
    expect.soft(await findViolations(page, { rules }), first).toEqual([]);
    const place = await page.getByRole('main').boundingBox();

    await page.emulateMedia({ colorScheme: other });
    await expect(page.locator('html')).toHaveAttribute('data-theme', other);
    expect.soft(await findViolations(page, { only: schemeRules }), other).toEqual([]);
    expect.soft(await page.getByRole('main').boundingBox(), 'place in both').toEqual(place);
    expect(faults.list).toEqual([]);
  });
}

test('without script every kind of page has a heading and something to read', async ({
  unscripted: page,
}) => {
  for (const [kind, address] of Object.entries(kindsOfPage)) {
    await page.goto(address);
    await expect.soft(page.getByRole('heading', { level: 1 }), kind).toBeVisible();
    const parts = page.locator('main a, main code, main p').filter({ visible: true });
    await expect.soft(parts.first(), kind).toBeVisible();
  }
});

test('without script a page has the same colours', async ({ page: scripted, unscripted }) => {
  const both = [scripted, unscripted];
  await Promise.all(both.map((page) => page.goto(kindsOfPage['a guide'])));
  for (const colorScheme of ['light', 'dark'] as const) {
    await Promise.all(both.map((page) => page.emulateMedia({ colorScheme })));
    await expect(scripted.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const [expected, actual] = await Promise.all(both.map(readColours));
    expect(actual, colorScheme).toEqual(expected);
  }
});

const readColours = (page: Page) =>
  page.locator('body, main h1, main p, .ec-line span').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor].join();
    }),
  );

/** Shows a page as narrow as a phone, where nothing may have to be scrolled sideways. */
async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, 'width').toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}
