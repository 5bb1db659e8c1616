import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectHidden } from './expect-hidden.ts';
import { test } from './shared-page.ts';

const address = 'tasks/faulty/';

for (const how of ['with script', 'without script'] as const) {
  test(`a link to a line opens the file at it, ${how}`, async ({ page: scripted, unscripted }) => {
    const page = how === 'with script' ? scripted : unscripted;
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
  });
}

test('the file and the citations are copied as they are', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  for (const details of await page.locator('details').all()) {
    await details.evaluate((element) => {
      element.setAttribute('open', '');
    });
  }
  const download = async (name: string) => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^faulty\.\w+$/);
    return readFile(await download.path(), 'utf8');
  };
  for (const [name, served] of [
    ['Copy the file', await (await page.request.get('tasks/faulty.json')).text()],
    ['Copy as BibTeX', await download('Download BibTeX')],
    ['Copy as RIS', await download('Download RIS')],
    ['Copy as HTML', await page.locator('#cite-html').innerText()],
  ] as const) {
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(page.locator('copy-button').filter({ has: button })).toContainText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim().replaceAll('\r', '')).toBe(served.trim().replaceAll('\r', ''));
  }
});

test('a short address leads to the task', async ({ page }) => {
  await page.goto('t/3bb2a432/');
  await expect(page).toHaveURL(/\/tasks\/3bb2a432-f95d-48e1-8a34-75bb927a34fa\/$/);
});

test('a click on the number of a line puts it into the address', async ({ page }) => {
  await page.goto(`${address}#L4`);
  await page.locator('#L6').click({ position: { x: -20, y: 5 }, force: true });
  await expect(page).toHaveURL(/#L6$/);
});
