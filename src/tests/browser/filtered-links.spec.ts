import { expect, type Locator, type Page } from '@playwright/test';
import { countFound, status } from './explorer-page.ts';
import { test } from './shared-page.ts';
import { readCount } from '../support/read-count.ts';

const numberIn = (text: string): number =>
  readCount(/([\d,]+)\s*(?:tasks?|$)/.exec(text.trim())?.[1]);

/** The number that a link shows or is named with. */
async function readNumber(link: Locator): Promise<number> {
  const label = await link.getAttribute('aria-label');
  return numberIn(label ?? (await link.textContent()) ?? '');
}

/** How many tasks the explorer found by what it knows. */
async function countKnown(page: Page): Promise<number> {
  const count = await countFound(page);
  await expect(status(page)).not.toContainText('Unknown');
  return count;
}

const inChart = (chart: string) => `section:has(> h2#${chart})`;

// That each link of a site promises the right tasks is tested without a browser; here are links of
// each form, and those to releases, which need earlier ones.
for (const [what, address, selector] of [
  ["an app's tasks", 'apps/browser/', '.catalogue a:has-text("in the explorer")'],
  ['a number of steps', 'statistics/', `${inChart('steps')} svg a[href]`],
  ['tasks that are comparable with a release', 'releases/', 'td a[href*="comparable="]'],
  ['tasks that a release has too', 'releases/', 'td a[href*="release="]'],
] as const) {
  test(`${what}: the explorer opens with as many`, async ({ page }) => {
    await page.goto(address);
    const link = page.locator(selector).last();
    const promised = await readNumber(link);
    expect(promised).toBeGreaterThan(0);
    await link.click();
    expect(await countKnown(page)).toBe(promised);
  });
}

test('a count of problems: their page opens with as many', async ({ page }) => {
  await page.goto('apps/');
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Findings' });
  const promised = readCount(await link.locator('b').innerText());
  await link.click();
  const counts = await page
    .getByRole('main')
    .getByText(/ files? checked: /)
    .innerText();
  const [, errors, warnings] = /([\d,]+) errors?, ([\d,]+) warnings?/.exec(counts) ?? [];
  expect(readCount(errors) + readCount(warnings)).toBe(promised);
});
