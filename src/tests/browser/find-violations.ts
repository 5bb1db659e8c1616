import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { run, RunOptions } from 'axe-core';

/** Half as long as the other one; each page has to parse it. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

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
    // Of a violation, its element alone is reported.
    selectors: false,
    // Our pages play nothing, and no rule that is on reads the style sheets.
    preload: false,
  };
  // Our pages have no frames, so that nothing but axe itself is needed in them.
  const call = `(${runAxe.toString()})(${JSON.stringify([part, options])})`;
  const found = await page.evaluate<string[] | false>(`'axe' in globalThis && ${call}`);
  return found || page.evaluate<string[]>(`${axeSource};${call}`);
}

/** Runs in the page. */
async function runAxe([part, options]: readonly [string, RunOptions]): Promise<string[]> {
  const { violations } = await (globalThis as unknown as { axe: { run: typeof run } }).axe.run(
    part,
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
