import { expect } from '@playwright/test';
import { countFound, status } from './explorer-page.ts';
import { test } from './shared-page.ts';
import { readCount } from '../support/read-count.ts';

// That each other link promises the right tasks is tested without a browser; these need releases.
for (const [what, facet] of [
  ['tasks that are comparable with a release', 'comparable'],
  ['tasks that a release has too', 'release'],
] as const) {
  test(`${what}: the explorer opens with as many`, async ({ page }) => {
    await page.goto('releases/');
    const link = page.locator(`td a[href*="${facet}="]`).last();
    const promised = readCount(/[\d,]+/.exec((await link.textContent()) ?? '')?.[0]);
    expect(promised).toBeGreaterThan(0);
    await link.click();
    expect(await countFound(page)).toBe(promised);
    await expect(status(page)).not.toContainText('Unknown');
  });
}

test('a count of findings: their page opens with as many', async ({ page }) => {
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
