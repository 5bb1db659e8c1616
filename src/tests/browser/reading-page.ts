import { type Page, test } from '@playwright/test';
import { siteAddress } from './site-under-test.ts';

/**
 * Tests that only read share a page, which has loaded styles, scripts and fonts before. Each goes to
 * the address that it is about.
 */
export const readingTest = test.extend<{ reader: Page }, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: siteAddress });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  async reader({ sharedPage }, use) {
    await use(sharedPage);
    await sharedPage.emulateMedia({ colorScheme: null });
    await sharedPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
