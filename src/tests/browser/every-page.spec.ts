import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { kindsOfPage } from './pages.ts';

for (const [kind, address] of Object.entries(kindsOfPage)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${kind} has no accessibility violation (${colorScheme})`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', colorScheme });
      const page = await context.newPage();
      await page.goto(address);
      for (const details of await page.locator('details').all()) {
        await details.evaluate((element) => {
          element.setAttribute('open', '');
        });
      }
      // Off unless named: whether a finger can hit each link and button without another.
      const rules = { 'target-size': { enabled: true } };
      const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
      await context.close();
    });
  }

  test(`${kind} does not scroll sideways at 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });

  test(`${kind} leaves the console silent`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    await page.goto(address, { waitUntil: 'networkidle' });
    // A browser reports the missing page itself.
    expect(messages.filter((text) => !text.includes('404'))).toEqual([]);
  });

  test(`${kind} reads without script`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const parts = page.locator('main a, main code, main p').filter({ visible: true });
    await expect(parts.first()).toBeVisible();
    await context.close();
  });
}
