import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { examples } from '../support/example-options.ts';
import { readPlainly } from '../expectations/plain-reading.ts';
import { test } from './shared-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const search = '?metric=compare_table&sort=-steps';

/** The ids of the examples that are judged by the metric, as their files say. */
async function wantedIds(): Promise<string[]> {
  const tasks = await readPlainly(examples);
  return tasks
    .filter(({ values }) => values.metric?.has('compare_table'))
    .map(({ id }) => id)
    .sort();
}

async function openPanel(page: Page): Promise<void> {
  await page.goto(`tasks/${search}`);
  await expect(page.locator('task-explorer.ready')).toBeVisible();
  await page.getByText('Export selection').click();
  await expect(page.locator('.export-panel .digest')).toHaveText(/^[0-9a-f]{64}$/);
}

async function download(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

async function copy(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('.export-panel output').last()).toHaveText(/^Copied: /);
  return page.evaluate(() => navigator.clipboard.readText());
}

interface TaskRecord {
  id: string;
  digest: string;
}

test('every download has exactly the tasks that were found', async ({ page }) => {
  const ids = await wantedIds();
  await openPanel(page);
  const json = await download(page, 'JSON');
  const tasks = JSON.parse(json.text) as TaskRecord[];
  expect(tasks.map(({ id }) => id).sort()).toEqual(ids);
  expect(json.name).toMatch(new RegExp(`^tasks-${ids.length}-[0-9a-f]{8}\\.json$`));

  const lines = (await download(page, 'JSON Lines')).text.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as TaskRecord)).toEqual(tasks);
  const rows = parse<TaskRecord>((await download(page, 'CSV')).text, { columns: true });
  expect(rows.map(({ id }) => id)).toEqual(tasks.map(({ id }) => id));
  const byFolder = JSON.parse((await download(page, 'Ids by folder')).text) as object;
  expect((Object.values(byFolder) as string[][]).flat().sort()).toEqual(ids);
  const references = await copy(page, 'BibTeX');
  expect(references.match(/^@misc\{/gm)).toHaveLength(ids.length);
  for (const id of ids) expect(references).toContain(id);

  const digest = createHash('sha256');
  for (const line of tasks.map((task) => task.digest).sort()) digest.update(`${line}\n`);
  await expect(page.locator('.export-panel .digest')).toHaveText(digest.digest('hex'));
});

test('a link to exactly these tasks says later whether they are the same', async ({ page }) => {
  await openPanel(page);
  const link = await copy(page, 'Link to exactly these tasks');
  await page.goto(link);
  await expect(page.locator('.set')).toContainText('still finds exactly the same');
  await page.goto(link.replace('compare_table', 'exact_match'));
  await expect(page.locator('.set')).toContainText('This link was made for');
  await page.locator('.facets').getByRole('checkbox').first().check();
  await expect(page.locator('.set')).toBeHidden();
  await expect(page).not.toHaveURL(/set=/);
});
