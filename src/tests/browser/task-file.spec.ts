import { expect, test } from '@playwright/test';
import { expectHidden } from './expect-hidden.ts';

const address = 'tasks/faulty/';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with script' : 'without script';

  test(`a link to a line opens the file at it, ${how}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${address}#L4`);
    await expect(page.locator('#L4')).toBeInViewport();

    await page.goto(address);
    await expectHidden(page.locator('#file-text'));
    const link = page
      .locator('.findings')
      .getByRole('link', { name: /^line \d+$/ })
      .first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page.locator(target)).toBeInViewport();
    await context.close();
  });
}

test('the file and the citations are copied as they are', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(address);
  for (const details of await page.locator('details').all()) {
    await details.evaluate((element) => {
      element.setAttribute('open', '');
    });
  }
  for (const [name, file] of [
    ['Copy the file', 'tasks/faulty.json'],
    ['Copy as BibTeX', 'tasks/faulty.bib'],
    ['Copy as RIS', 'tasks/faulty.ris'],
  ] as const) {
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(page.locator('copy-button').filter({ has: button })).toContainText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const served = await (await page.request.get(file)).text();
    expect(copied.trim().replaceAll('\r', '')).toBe(served.trim().replaceAll('\r', ''));
  }
  await context.close();
});

test('a short address leads to the task', async ({ page }) => {
  await page.goto('t/3bb2a432/');
  await expect(page).toHaveURL(/\/tasks\/3bb2a432-f95d-48e1-8a34-75bb927a34fa\/$/);
});
