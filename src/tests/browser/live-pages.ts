import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { launchBrowser } from './launch-browser.ts';
import { type LiveServer, openLiveServer } from './live-server.ts';
import { collectFaults } from './page-faults.ts';
import { kindsOfPage } from './pages.ts';
import { group, search } from './search-page.ts';
import { writeTasks } from './write-tasks.ts';

const few = ['the start page', 'a task with several checks', 'a guide'] as const;

/** The kinds of pages that are opened: three of them, or all where `BENCHLIGHT_PAGES` says so. */
const kinds =
  process.env.BENCHLIGHT_PAGES === 'all'
    ? (Object.keys(kindsOfPage) as (keyof typeof kindsOfPage)[])
    : few;

/**
 * Expects of `dev` that it serves whole pages and shows edits.
 *
 * @param start starts it with arguments.
 */
export async function expectLiveSite(
  start: (args: readonly string[]) => ChildProcessWithoutNullStreams,
): Promise<void> {
  const { path: scratch } = await createTemporaryFolder();
  const tasks = await writeTasks(scratch);
  const environment = join(scratch, 'desktop');
  await writeHat(environment, 'return 1.0');
  const port = String(20_000 + (process.pid % 12_000));
  const program = start([tasks, '--environment', environment, '--port', port]);
  await using server = await openLiveServer(program);
  await using browser = await launchBrowser();
  await expectWholePages(browser, server, kinds);
  await expectSearch(browser, server);
  await expectLiveEdits(browser, server, scratch);
}

/** An environment with a metric of its own. */
async function writeHat(environment: string, line: string): Promise<void> {
  const source = join(environment, 'evaluators/metrics/hats.py');
  await mkdir(dirname(source), { recursive: true });
  await writeFile(source, `def has_a_hat(head):\n    ${line}\n`);
}

/** Expects of a server that three kinds of its pages are as whole as those of a build. */
export async function expectWholePages(
  browser: Browser,
  { address }: LiveServer,
  shown: readonly (keyof typeof kindsOfPage)[] = few,
): Promise<void> {
  const page = await browser.newPage({ baseURL: address });
  const faults = collectFaults(page);
  for (const [index, kind] of shown.entries()) {
    const theme = index % 2 === 0 ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(kindsOfPage[kind]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(faults.list, kind).toEqual([]);
  }
  await page.close();
}

async function expectSearch(browser: Browser, { address }: LiveServer): Promise<void> {
  const page = await browser.newPage({ baseURL: address });
  const faults = collectFaults(page);
  await search(page, 'publish');
  await expect(group(page, 'Guides').getByRole('link').first()).toBeVisible();
  await search(page, 'literal_match');
  await expect(group(page, 'Metrics').getByRole('link').first()).toBeVisible();
  expect(faults.list).toEqual([]);
  await page.close();
}

const place = 'browser/3bb2a432-f95d-48e1-8a34-75bb927a34fa.json';
const task = kindsOfPage['a task with one check'];

/**
 * Edits a dataset in five ways, and expects that open pages show each without a reload by hand, and that
 * the terminal has a line with the time for each; `dev.test.ts` has more ways.
 *
 * @param scratch the folder of the tasks and of the environment.
 */
async function expectLiveEdits(
  browser: Browser,
  server: LiveServer,
  scratch: string,
): Promise<void> {
  const page = await browser.newPage({ baseURL: server.address });
  const main = page.getByRole('main');
  const tasks = join(scratch, 'tasks');
  const path = join(tasks, place);
  const writeJson = (file: string, value: unknown) =>
    writeFile(file, JSON.stringify(value, null, 2));
  const edit = async (file: string, fields: JsonObject) => {
    await writeJson(file, { ...(await readObject(file)), ...fields });
  };
  const expectText = async (text: string | RegExp) => {
    await expect(main).toContainText(text, { timeout: 60_000 });
  };
  const steps: readonly (readonly [at: string, change: () => Promise<void>, text: string])[] = [
    [task, () => edit(path, { instruction: 'Dance at dawn.' }), 'Dance at dawn.'],
    [
      'tasks/brand-new/',
      async () => {
        const fields = await readObject(path);
        await writeJson(join(tasks, 'browser/brand-new.json'), { ...fields, id: 'brand-new' });
      },
      'Dance at dawn.',
    ],
    ['tasks/brand-new/', () => rm(join(tasks, 'browser/brand-new.json')), 'Page not found'],
    ['', () => edit(join(tasks, 'dataset.json'), { title: 'A new title' }), 'A new title'],
    ['metrics/has_a_hat/', () => writeHat(join(scratch, 'desktop'), 'return 0.25'), 'return 0.25'],
  ];
  for (const [at, change, text] of steps) {
    await page.goto(at);
    await expect(main).not.toContainText(text);
    const before = server.listChanges().length;
    await change();
    await expectText(text);
    await expect.poll(() => server.listChanges().length, text).toBe(before + 1);
  }
  await page.goto('');
  const alert = page.getByRole('alert');
  for (const [file, problem] of [
    [place, /json:1:2 error .* F01/],
    ['dataset.json', /dataset\.json/],
  ] as const) {
    const text = await readFile(join(tasks, file));
    await writeFile(join(tasks, file), '{');
    await expect(alert, file).toContainText(problem, { timeout: 60_000 });
    await writeFile(join(tasks, file), text);
    await expect(alert, file).toHaveCount(0, { timeout: 60_000 });
  }
  await page.close();
}

async function readObject(file: string): Promise<JsonObject> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  return isObject(value) ? value : {};
}
