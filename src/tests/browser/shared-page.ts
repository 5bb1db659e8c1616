import { test as playwrightTest, type Page } from '@playwright/test';
import { search } from './search-page.ts';
import { siteAddress } from './site-under-test.ts';

interface OwnPages {
  /** A page that runs no script, shared too. */
  unscripted: Page;
  /** A page of its own without anything in its cache, for what no later step undoes. */
  freshPage: Page;
}

interface SharedPages {
  sharedPage: Page;
  unscriptedPage: Page;
  /** A page whose search stays open, for tests that only type. */
  openSearch: Page;
}

/**
 * Tests share their `page`, which has loaded styles, scripts and fonts before: a new one takes longer
 * than most tests. After each test it is as it was, but for its cache.
 */
export const test = playwrightTest.extend<OwnPages, SharedPages>({
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: siteAddress });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  unscriptedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: siteAddress, javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  openSearch: [
    async ({ sharedPage }, use) => {
      const page = await sharedPage.context().newPage();
      await search(page, '');
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  async page({ sharedPage, viewport, permissions }, use) {
    if (viewport) await sharedPage.setViewportSize(viewport);
    if (permissions) await sharedPage.context().grantPermissions(permissions);
    await use(sharedPage);
    await restore(sharedPage);
  },
  async unscripted({ unscriptedPage }, use) {
    await use(unscriptedPage);
    await restore(unscriptedPage);
  },
  async freshPage({ context }, use) {
    const page = await context.newPage();
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Leaves nothing of a test in the page: the next one may go to the same address. */
async function restore(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A file without scripts, which would write into the storage again, and quickly shown.
  await page.goto('favicon.svg');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.mouse.move(0, 0);
}
