import { dirname, join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { serveFolder } from './serve-folder.ts';
import { runScript } from '../commands/run-script.ts';
import {
  countPlainly,
  drawQueries,
  filterPlainly,
  type PlainQuery,
} from '../expectations/plain-filter.ts';
import { type PlainTask, readPlainly, toAppName } from '../expectations/plain-reading.ts';
import { test } from './shared-page.ts';
import { siteFolder } from './site-under-test.ts';
import { readCount } from '../support/read-count.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

// For a longer search: how many questions are asked, and which.
const { BENCHLIGHT_QUESTIONS: questions = '4', BENCHLIGHT_SEED: seed = '2026' } = process.env;
const timeout = 300_000 + Number(questions) * 10_000;

/** The facets that a task file alone decides. */
const plainFacets: ReadonlySet<string> = new Set([
  'app',
  'metric',
  'getter',
  'action',
  'change',
  'feasible',
  'suite',
  'folder',
  'live',
  'source',
  'proxy',
  'ip',
  'steps',
  'checks',
]);

test('finds and counts what a plain filter over the task files does', async ({ page }) => {
  test.setTimeout(timeout);
  const tasks = await readPlainly(join(dirname(siteFolder()), 'tasks'));
  await page.goto('tasks/');
  await compare(page, tasks);
});

/** BENCHLIGHT_DATASET names a folder of tasks of which a site is built for this. */
const { BENCHLIGHT_DATASET: folder } = process.env;

test('does so for another dataset', async ({ freshPage: page }) => {
  test.skip(folder === undefined, 'BENCHLIGHT_DATASET names none');
  test.setTimeout(600_000 + timeout);
  const given = resolve(folder ?? '');
  const { path: scratch } = await createTemporaryFolder();
  const site = join(scratch, 'site');
  const { code, stderr } = await runScript('build', [given, '--out', site, '--fail-on', 'never']);
  expect(code, stderr).toBe(0);
  await using server = await serveFolder(site);
  await page.goto(`${server.address}/tasks/`);
  await compare(page, await readPlainly(given));
});

/** Asks by the address and by clicks in turn. */
async function compare(page: Page, tasks: readonly PlainTask[]): Promise<void> {
  const start = page.url();
  const queries = drawQueries(tasks, Number(questions), Number(seed));
  for (const [index, drawn] of queries.entries()) {
    const isClicked = index % 2 === 1;
    await page.goto(isClicked ? start : `${start}${writeAddress(drawn)}`);
    await expect(page.locator('task-explorer.ready')).toBeVisible();
    await openFacets(page);
    const query = isClicked ? await clickTogether(page, drawn) : drawn;
    await test.step(writeAddress(query), async () => {
      const due = filterPlainly(tasks, query).map(({ id }) => id);
      await expect.poll(() => readIds(page, tasks)).toEqual(due.toSorted());
      await expect.poll(() => readCounts(page)).toEqual(countPlainly(tasks, query));
    });
  }
}

function writeAddress({ chosen, all }: PlainQuery): string {
  const parameters = new URLSearchParams(
    chosen.map(({ facet, value, isExcluded }) => [facet, `${isExcluded ? '-' : ''}${value}`]),
  );
  for (const facet of all) parameters.append('all', facet);
  return `?${parameters}`;
}

/** What is folded away may be brought up to date only when it is opened. */
async function openFacets(page: Page): Promise<void> {
  await page.locator('.facets details').evaluateAll(async (all) => {
    for (const details of all) details.setAttribute('open', '');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Clicks what is asked for, and returns what of it was there to be clicked. */
async function clickTogether(page: Page, { chosen, all }: PlainQuery): Promise<PlainQuery> {
  // At once, since a list that becomes short hides its button.
  await page.locator('.facets button.more').evaluateAll((buttons) => {
    for (const more of buttons as HTMLButtonElement[]) if (!more.hidden) more.click();
  });
  const switched = [];
  for (const facet of all) {
    const button = page
      .locator(`.facets [data-facet="${facet}"]`)
      .getByRole('radio', { name: 'all' });
    // Only facets of lists have one.
    if ((await button.count()) === 0) continue;
    await button.check();
    switched.push(facet);
  }
  const clicked = [];
  for (const one of chosen) {
    const rows = await readRows(page);
    const position = rows.findIndex(
      ({ facet, value }) => facet === one.facet && value === one.value,
    );
    const row = page.locator('.facets li').nth(position);
    // A value that would find nothing more is not shown.
    if (!(await row.isVisible())) continue;
    await row.getByRole(one.isExcluded ? 'button' : 'checkbox').click();
    clicked.push(one);
  }
  return { chosen: clicked, all: switched };
}

/** The ids of all tasks that the page lists, in order; it contains only the rows in sight. */
async function readIds(page: Page, tasks: readonly PlainTask[]): Promise<string[]> {
  const found = new Map<number, string>();
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  for (let before = -1; found.size > before;) {
    before = found.size;
    const rows = page.locator('task-explorer [data-position]');
    const seen = await rows.evaluateAll(async (all) => {
      all.at(-1)?.scrollIntoView({ behavior: 'instant', block: 'start' });
      const read = all.map((row) => ({
        position: Number((row as HTMLElement).dataset.position),
        address: row.querySelector('a')?.href ?? '',
      }));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return read;
    });
    for (const { position, address } of seen) found.set(position, address);
  }
  const known = new Set(tasks.map(({ id }) => id));
  const ids = [...found.values()].map(async (address) => {
    const [, path = ''] = /\/tasks\/(.+)\/$/.exec(address) ?? [];
    if (known.has(path)) return path;
    // An id that fits no address has one made of it; the task's file beside the page has the id.
    const response = await page.request.get(address.replace(/\/$/, '.json'));
    return ((await response.json()) as { id: string }).id;
  });
  return (await Promise.all(ids)).toSorted();
}

/** The numbers beside all values, also of those that are not shown at the moment. */
async function readCounts(page: Page): Promise<Map<string, Map<string, number>>> {
  const byFacet = Map.groupBy(await readRows(page), ({ facet }) => facet);
  const counts = [...byFacet].map(
    ([facet, rows]) => [facet, new Map(rows.map(({ value, count }) => [value, count]))] as const,
  );
  return new Map(counts.filter(([facet]) => facet !== ''));
}

async function readRows(page: Page) {
  const rows = await page.locator('.facets li').evaluateAll((all) =>
    all.map((row) => ({
      named: row.closest('details')?.dataset.facet ?? '',
      name: row.querySelector('.name')?.textContent ?? '',
      count: row.querySelector('.count')?.textContent,
    })),
  );
  return rows.map(({ named, name, count }) => {
    const facet = plainFacets.has(named) ? named : '';
    return { facet, value: facet === 'app' ? toAppName(name) : name, count: readCount(count) };
  });
}
