import { expect, type Page } from '@playwright/test';
import { openExplorer } from './explorer-page.ts';
import { test } from './shared-page.ts';

/** Runs in the page: the part before `:has()` of each selector that is about an ancestor of the explorer. */
function listWatchedAncestors(): string[] {
  const listSelectors = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
      const own = rule instanceof CSSStyleRule ? [rule.selectorText] : [];
      return rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule
        ? [...own, ...listSelectors(rule.cssRules)]
        : own;
    });
  return [...document.styleSheets]
    .flatMap((sheet) => listSelectors(sheet.cssRules))
    .flatMap((selector) => [
      ...selector.replaceAll(':not(:has(', ':has(').matchAll(/[\s>+~]*([^,()]+):has\(/gu),
    ])
    .map(([, part = '']) => part)
    .filter((part) => document.querySelector(`${part}:has(task-explorer)`));
}

const watchedAncestors = (page: Page) => page.evaluate(listWatchedAncestors);

test.use({ viewport: { width: 1280, height: 800 } });

test('no selector uses :has() on an ancestor of the explorer', async ({ page }) => {
  await openExplorer(page);
  expect(await watchedAncestors(page)).toEqual([]);
});

test('the words that a task was found by stay on one line', async ({ page }) => {
  await openExplorer(page, '?q=page');
  const words = page.locator('.results .task p');
  await expect(words.first()).toHaveCSS('text-overflow', 'ellipsis');
  expect(
    await words.evaluateAll((all) => all.map((one) => getComputedStyle(one).whiteSpace)),
  ).toEqual(Array.from({ length: await words.count() }, () => 'nowrap'));
});

test('with text of twice the size no row on a phone is cut', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  await openExplorer(page, '?severity=warning');
  const hidden = await page
    .locator('.results [role=row]')
    .evaluateAll((rows) => rows.map((row) => row.scrollHeight - row.clientHeight));
  expect(hidden.length).toBeGreaterThan(0);
  expect(Math.max(...hidden)).toBeLessThanOrEqual(0);
});
