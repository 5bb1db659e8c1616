import { expect, type Page } from '@playwright/test';
import { contentPolicy } from '#site/policy/content-policy.ts';
import { countFound, openExplorer } from './explorer-page.ts';
import { results, search, type } from './search-page.ts';
import { test } from './shared-page.ts';

/** Serves all files with the policy, and collects what is against it, from now on. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  page.on('pageerror', ({ message }) => violations.push(message));
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': contentPolicy };
    await route.fulfill({ response, headers });
  });
  return violations;
}

test('under the content policy search and explorer work', async ({ freshPage: page }) => {
  const violations = await collectViolations(page);
  await search(page, 'trail guide printed binder');
  await expect(results(page, 'Tasks')).not.toHaveCount(0);
  await type(page, 'compare_pdfs');
  await expect(results(page, 'Metrics')).not.toHaveCount(0);

  await openExplorer(page, '?app=browser');
  const found = await countFound(page);
  expect(found).toBeGreaterThan(0);
  await page.mouse.wheel(0, 2000);
  await page.getByText('Export selection').click();
  await expect(page.locator('.export-panel .digest')).toHaveText(/^[0-9a-f]{64}$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  expect(violations).toEqual([]);
});

test('an inline script is against the content policy, and is noticed', async ({
  freshPage: page,
}) => {
  const violations = await collectViolations(page);
  await page.goto('');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.body.append(script);
  });
  await expect.poll(() => violations.join()).toContain('script-src-elem inline');
  await expect(page).not.toHaveTitle('changed');
});

test('a chosen theme is there before the page is drawn, and its name with the scripts', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('');
  const theme = page.getByRole('combobox', { name: 'theme' });
  await theme.click({ trial: true });
  await theme.selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Without the scripts that run after a page is drawn.
  await page.route(/\/_astro\/(?!first-paint).*\.js$/, (route) => route.abort());
  await page.goto('apps/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.unrouteAll();
  await page.reload();
  await expect(theme).toHaveValue('dark');
});

test('the sidebar is as it was on the page before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('apps/');
  const sidebar = page.locator('#starlight__sidebar');
  await sidebar.evaluate((element) => {
    element.scrollTop = 120;
  });
  await page.goto('metrics/');
  await expect.poll(() => sidebar.evaluate((element) => element.scrollTop)).toBe(120);
});
