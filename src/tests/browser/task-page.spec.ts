import { expect, type Page } from '@playwright/test';
import { expectHidden } from './expect-hidden.ts';
import { findViolations, rulesFor } from './find-violations.ts';
import { kindsOfPage, readExample } from './pages.ts';
import { test } from './shared-page.ts';

/** What the keyboard reaches within an element, in its order; each as its accessible name. */
async function tabThrough(page: Page, element: string): Promise<string[]> {
  const stops: string[] = [];
  await page.locator(`${element} a`).first().focus();
  for (;;) {
    const stop = await page.evaluate((within) => {
      const { activeElement } = document;
      if (!activeElement?.closest(within)) return undefined;
      const { outlineStyle } = getComputedStyle(activeElement);
      const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent.trim();
      return outlineStyle === 'none' ? `${name} without a ring` : name;
    }, element);
    if (stop === undefined) return stops;
    stops.push(stop);
    await page.keyboard.press('Tab');
  }
}

test('the keyboard goes through the figure as one reads it', async ({ page }) => {
  await page.goto('tasks/faulty/');
  expect(await tabThrough(page, 'figure')).toEqual([
    'slep',
    '2 steps',
    'slep',
    '1 step',
    'result',
    'vm_file',
    'compare_csv',
    'expected',
    'vm_fil',
    'check_csvv',
  ]);
});

test('the facts are folded where they would be between the figure and the setup', async ({
  page,
}) => {
  await page.goto('tasks/faulty/');
  const summary = page.locator('.rail summary');
  const facts = page.locator('.rail .facts');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(facts).toBeVisible();
  await expect(summary).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(facts).toBeHidden();
  await summary.click();
  await expect(facts).toBeVisible();
});

test('what the keyboard reaches is in the order of the page', async ({ page }) => {
  await page.goto('tasks/faulty/');
  for (const details of await page.locator('main details').all()) {
    await details.evaluate((element) => {
      element.setAttribute('open', '');
    });
  }
  const places = await page
    .locator('main :is(a, button, summary, [tabindex="0"])')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getAttribute('tabindex') !== '-1' && !element.closest('.rail'))
        .map((element) => {
          const { top, width } = element.getBoundingClientRect();
          // Beside the other, what is in the right half of a check comes after the left.
          const side = element.closest('[id$="-expected"], .expected') ? 1 : 0;
          return { top, width, side, name: element.textContent.trim() };
        }),
    );
  expect(places.filter(({ width }) => width === 0)).toEqual([]);
  const isBack = places.filter(({ top, side }, index) => {
    const before = places[index - 1];
    return before !== undefined && before.side >= side && before.top > top + 40;
  });
  expect(isBack.map(({ name }) => name)).toEqual([]);
});

test('the neighbours are those of the group that the reader came from', async ({ page }) => {
  const first = page.locator('task-neighbours p').first();
  await page.goto('metrics/compare_table/');
  const tasks = page.getByRole('main').locator('a[href*="/tasks/"]:not([href*="?"]):visible');
  await tasks.and(page.locator(':not([href$="/tasks/"])')).first().click();
  await expect(first).toContainText('metric compare_table');
  const place = await first.textContent();
  await first
    .getByRole('link', { name: /^(Next|Previous) in metric/ })
    .last()
    .click();
  await expect(first).toContainText('metric compare_table');
  expect(await first.textContent()).not.toBe(place);
});

test('a table of downloads keeps its names whole at 390 pixels', async ({ page }) => {
  const { id } = await readExample('60b73a38');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`tasks/${id}/`);
  const table = page.locator('.step-table').first();
  await expect(table.getByRole('cell').first()).toHaveCSS('display', 'block');
  const lines = await table
    .locator('code')
    .evaluateAll((names) =>
      names.map((name) => new Set([...name.getClientRects()].map(({ top }) => top)).size),
    );
  expect(lines).toEqual(lines.map(() => 1));
});

test('short values are side by side, without dots between them', async ({ page }) => {
  const { id } = await readExample('117d55f6');
  await page.goto(`tasks/${id}/`);
  for (const list of await page.locator('ul.brief').all()) {
    await expect(list).toHaveCSS('list-style-type', 'none');
  }
  await expect(page.locator('ul.brief')).not.toHaveCount(0);
});

test('on paper are the task and its citation, not what the screen needs', async ({ page }) => {
  const { id } = await readExample('117d55f6');
  await page.goto(`tasks/${id}/`);
  const main = page.getByRole('main');
  const folded = main.locator('.check details li').last();
  await expect(folded).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(folded).toBeVisible();
  for (const part of ['.instruction', '#setup', '#evaluation', 'figure', '#cite', '#cite-txt']) {
    await expect(main.locator(part)).toBeVisible();
  }
  for (const part of ['task-neighbours', '#cite-bib', '#file', '#file-text', 'copy-button']) {
    await expectHidden(main.locator(part));
  }
  await expect(page.getByRole('button', { name: 'Search' })).toBeHidden();
  const left = (of: string) =>
    page.locator(of).evaluate((found) => found.getBoundingClientRect().x);
  expect(await left('.instruction'), 'left edge').toBe(await left('.site-title'));
});

test('on paper findings are in one list, and notes in none', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('tasks/faulty/');
  const shown = page.getByRole('main').locator('.findings > li:visible');
  await expect(shown).toHaveCount(6);
  await expect(shown.locator('.glyph').getByText('error')).toHaveCount(6);
});

for (const kind of ['a task with several checks', 'a task with findings'] as const) {
  test(`${kind} has no accessibility violation on paper`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await page.goto(kindsOfPage[kind]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await findViolations(page, rulesFor[colorScheme]), colorScheme).toEqual([]);
    }
  });
}

test('a word of a million letters in an instruction is laid out at once', async ({ page }) => {
  await page.goto('tasks/faulty/');
  const height = await page.locator('h1').evaluate((heading: HTMLElement) => {
    heading.className = 'instruction endless';
    heading.textContent = 'w'.repeat(1_000_000);
    return heading.offsetHeight;
  });
  expect(height).toBeGreaterThan(100_000);
});
