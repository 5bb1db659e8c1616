import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

interface Search {
  /** The element to look at; the whole page by default. */
  part?: string;
  /** Rules that are off unless named. */
  rules?: readonly string[];
  /** The only rules to apply; all of them by default. */
  only?: readonly string[];
}

/** Of all that axe looks at, a colour scheme changes contrasts alone. */
export const schemeRules = ['color-contrast', 'link-in-text-block'];

/** What to look for on a page that is shown in both schemes. */
export const rulesFor: Readonly<Record<'light' | 'dark', Search>> = {
  light: {},
  dark: { only: schemeRules },
};

/** What axe finds wrong with a page as it is shown: rules, each with its first element. */
export async function findViolations(
  page: Page,
  { part = 'html', rules = [], only }: Search = {},
): Promise<string[]> {
  const options: RunOptions = {
    rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
    ...(only && { runOnly: [...only] }),
    // What is in order is not described, which takes most of the time.
    resultTypes: ['violations'],
  };
  // Our pages have no frames, so that nothing but axe itself is needed in them.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([within, how]) => (globalThis as unknown as { axe: typeof axe }).axe.run(within, how),
    [part, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
