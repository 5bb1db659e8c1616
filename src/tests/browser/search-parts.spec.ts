import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type FolderServer, serveFolder } from '../../bench/serve-folder.ts';
import { projectRoot } from '../../dataset/project-root.ts';
import { writeManyTasks } from '../support/many-tasks.ts';
import { runScript } from '../support/run-script.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import { choose, group, results, status, type } from './search-page.ts';

// One site for all of these tests, so one worker.
test.describe.configure({ mode: 'default' });

// The examples among so many other tasks that the index is in parts.
let scratch: TemporaryFolder;
let server: FolderServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  scratch = await createTemporaryFolder();
  await cp(join(projectRoot, 'examples'), join(scratch.path, 'tasks'), { recursive: true });
  await writeManyTasks(scratch, 1000);
  const site = join(scratch.path, 'site');
  const call = [join(scratch.path, 'tasks'), '--out', site, '--fail-on', 'never'];
  const run = await runScript('build', call);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  server = await serveFolder(site);
});
test.afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await scratch.remove();
});
test.beforeEach(async ({ page }) => {
  await page.goto(`${server.address}/rules/`);
  await page.keyboard.press('Control+k');
});

for (const [what, words, message] of [
  ['a word that one part knows', 'trail guide', '1 task.'],
  ['the start of an id', '3bb2a432', '1 task.'],
  ['a word that all parts know', 'diary', '125 tasks.'],
  ['a number that one part knows, and others a longer one', 'number 999', '1 task.'],
  ['a word of tasks that is misspelt', 'browsr trail guide', /for “browser”\. 1 task\.$/],
  ['a word of a rule that no task has', 'w01', /^1 rule/],
  ['a word that nobody knows', 'xyzzy', 'No results for “xyzzy”.'],
  ['Japanese words', '議事録', '1 task.'],
] as const) {
  test(`search in parts finds ${what}`, async ({ page }) => {
    await type(page, words);
    await expect(status(page)).toHaveText(message);
  });
}

test('search in parts counts what filters leave, in all of them', async ({ page }) => {
  await choose(page, 'App', 'Browser');
  await expect(status(page)).toHaveText(/^\d+ tasks\.$/);
  await expect(group(page, 'Tasks')).toBeVisible();
  const all = await status(page).textContent();
  const browser = page.getByRole('dialog').getByRole('checkbox', { name: 'Browser' });
  const [number] = /\d+(?=\s*$)/.exec((await browser.locator('..').textContent()) ?? '') ?? [];
  expect(all).toBe(`${number} tasks.`);
});

test('search in parts shows results that lead to their tasks', async ({ page }) => {
  await type(page, 'trail guide');
  await results(page, 'Tasks').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/tasks\/3bb2a432/);
});
