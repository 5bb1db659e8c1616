import { expect, type Page } from '@playwright/test';
import { openExplorer } from './explorer-page.ts';
import { test } from './shared-page.ts';

/** Runs in the page: what matches an ancestor of the explorer and has `:has()` behind it. */
function listWatchedAncestors(): string[] {
  const ancestors: Element[] = [];
  for (
    let element = document.querySelector('task-explorer')?.parentElement;
    element;
    element = element.parentElement
  ) {
    ancestors.push(element);
  }
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
    .filter((part) => ancestors.some((element) => element.matches(part)));
}

const watchedAncestors = (page: Page) => page.evaluate(listWatchedAncestors);

test.use({ viewport: { width: 1280, height: 800 } });

test('no rule asks with :has() what an ancestor of the explorer contains', async ({ page }) => {
  await openExplorer(page);
  expect(await watchedAncestors(page)).toEqual([]);
});

test('such a rule would be found, in a media query and below :not() too', async ({ page }) => {
  await openExplorer(page);
  await page.evaluate(() => {
    const sheet = document.styleSheets[0];
    sheet?.insertRule('@layer starlight { @media screen { main:has(table) { color: red } } }');
    sheet?.insertRule('body .main-pane:not(:has(table)) { color: red }');
    sheet?.insertRule('@media print { :root:has(table) { color: red } }');
  });
  expect((await watchedAncestors(page)).toSorted()).toEqual(['body .main-pane', 'main']);
});
