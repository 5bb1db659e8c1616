import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({
      rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
      ...(only && { runOnly: [...only] }),
      // What is in order is not described, which takes most of the time.
      resultTypes: ['violations'],
    })
    // Only for frames of other origins axe needs a page of its own; ours have no frames.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
