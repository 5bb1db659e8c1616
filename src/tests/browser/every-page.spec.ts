import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { kindsOfPage } from './pages.ts';

for (const [kind, address] of Object.entries(kindsOfPage)) {
  test(`${kind} is silent, as narrow as a phone and accessible`, async ({ page }) => {
    const messages = collectMessages(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expectNarrow(page);

    await page.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    // Whether a finger can hit each link and button without another.
    const rules = ['target-size'];
    expect.soft(await findViolations(page, { rules }), 'light').toEqual([]);

    // Of all that axe looks at, a colour scheme changes contrasts alone.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const only = ['color-contrast', 'link-in-text-block'];
    expect.soft(await findViolations(page, { only }), 'dark').toEqual([]);
    expect(messages).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page has a heading and something to read', async ({ page }) => {
    for (const [kind, address] of Object.entries(kindsOfPage)) {
      await page.goto(address);
      await expect.soft(page.getByRole('heading', { level: 1 }), kind).toBeVisible();
      const parts = page.locator('main a, main code, main p').filter({ visible: true });
      await expect.soft(parts.first(), kind).toBeVisible();
    }
  });
});

/** The errors and warnings of a page's console, from now on. */
function collectMessages(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    // A browser reports the missing page itself.
    if (isFault && !message.text().includes('404')) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

/** Shows a page as narrow as a phone, where nothing may have to be scrolled sideways. */
async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, 'width').toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}
