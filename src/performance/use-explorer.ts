import type { Page } from '@playwright/test';
import type { Update } from './watch-page.ts';

/** The actions of a reader in the explorer, by kind. */
export type UseOfExplorer = Record<'keystroke' | 'facet' | 'order', Update[]>;

/** A word that occurs, a name, two words, a misspelt word, and one that does not occur. */
const searches = ['table', 'compare_table', 'browser page', 'spredsheet', 'qqqxyz'];

const mostValues = 12;

/** Types, ticks boxes and sorts in an open explorer, and times each step of it. */
export async function useExplorer(page: Page): Promise<UseOfExplorer> {
  const use: UseOfExplorer = { keystroke: [], facet: [], order: [] };
  const time = async (kind: keyof UseOfExplorer, act: () => Promise<unknown>) => {
    await page.evaluate(() => {
      window.benchWatch.begin();
    });
    await act();
    use[kind].push(await page.evaluate(() => window.benchWatch.finish()));
  };

  const box = page.locator('task-explorer input[type=search]');
  for (const words of searches) {
    await box.focus();
    for (const key of words) await time('keystroke', () => page.keyboard.press(key));
    await box.selectText();
    await time('keystroke', () => page.keyboard.press('Delete'));
  }

  // As elements, since rows without results are removed from the list.
  const values = await page.locator('task-explorer .facets li:visible').elementHandles();
  for (const value of values.slice(0, mostValues)) {
    for (const control of [await value.$('input'), await value.$('button')]) {
      // The second click resets it, so that the next one begins with all tasks.
      for (let click = 0; click < 2; click++) await time('facet', async () => control?.click());
    }
  }

  const heads = page.locator('task-explorer :is(thead, [role=columnheader]) button:visible');
  for (const head of await heads.all()) {
    for (let click = 0; click < 2; click++) await time('order', () => head.click());
  }
  const choice = page.locator('task-explorer select:visible');
  if ((await choice.count()) > 0) {
    const orders = await choice
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    for (const order of orders.toReversed()) {
      await time('order', () => choice.selectOption(order));
    }
  }
  return use;
}
