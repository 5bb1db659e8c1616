import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findViolations, schemeRules } from './find-violations.ts';
import { test } from './shared-page.ts';
import { siteFolder } from './site-under-test.ts';
import { earlier } from './write-releases.ts';
import { readCount } from '../support/read-count.ts';

const task = `tasks/${earlier.changed}/`;
const instructions = Object.values(earlier.instructions);

/** The digests of the versions of the task, as its history lists them, the newest first. */
async function readVersions(): Promise<[string, string, string]> {
  const html = await readFile(join(siteFolder(), task, 'index.html'), 'utf8');
  const found = [...html.matchAll(/data-version="(\w{12})"/g)].map(([, digest]) => digest ?? '');
  const [newest = '', second = '', first = ''] = found;
  expect(found).toHaveLength(3);
  return [newest, second, first];
}

const shownInstruction = (page: Page) => page.locator('main .instruction').first();

test('the address of an earlier version leads to its own page', async ({ page }) => {
  const [, second, first] = await readVersions();
  for (const [index, digest] of [first, second].entries()) {
    await page.goto(`${task}?v=${digest}`);
    await expect(page).toHaveURL(new RegExp(`/${task}${digest}/$`));
    await expect(shownInstruction(page)).toContainText(instructions[index] ?? '?');
    await expect(page.getByText('This is an earlier version')).toBeVisible();
  }
});

test('a version that never existed is said to be unknown', async ({ page }) => {
  await page.goto(`${task}?v=0123456789ab`, { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(/\?v=0123456789ab$/);
  await expect(page.locator('task-versions')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('the old address of a renamed task leads to the new one', async ({ page }) => {
  await page.goto(`tasks/${earlier.renamed.from}/`);
  await expect(page).toHaveURL(new RegExp(`/tasks/${earlier.renamed.to}/$`));
  await expect(page.locator('#history')).toBeVisible();
});

test('a number of the comparison of two earlier releases leads to as many tasks', async ({
  page,
}) => {
  await page.goto('releases/');
  const links = page.locator('#comparable ~ * td a[href*="#compared-"]');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    const promised = readCount(await link.innerText());
    const address = await link.evaluate((one) => (one as HTMLAnchorElement).href);
    const other = await page.context().newPage();
    await other.goto(address);
    const target = other.locator(`[id="${new URL(address).hash.slice(1)}"]`);
    const section = target.locator('xpath=ancestor-or-self::*[self::section or self::ul][1]');
    await expect(section.locator('li')).toHaveCount(promised);
    await expect(target).toBeInViewport();
    await other.close();
  }
});

test('a link to the tasks of an earlier release names those that have changed since', async ({
  page,
}) => {
  const text = await readFile(join(siteFolder(), 'data/releases.json'), 'utf8');
  const { releases } = JSON.parse(text) as {
    releases: { version: string; tasks: number; digest: string }[];
  };
  const first = releases.find(({ version }) => version === '0.1.0');
  await page.goto(`tasks/?set=${first?.tasks}-${first?.digest.slice(0, 12)}`);
  const notice = page.locator('.set.changed');
  await expect(notice).toContainText('of release 0.1.0. Since then:');
  await expect(notice.locator('summary')).toHaveText(['2 have changed', '1 was removed']);
  for (const list of await notice.locator('summary').all()) await list.click();
  await expect(notice.getByRole('link', { name: 'Fly to the moon.' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await notice.getByRole('link', { name: 'as it was' }).first().click();
  await expect(shownInstruction(page)).toContainText(instructions[0] ?? '?');
});

test('without script the history of a task leads to the version that a citation names', async ({
  unscripted: page,
}) => {
  const [newest, , first] = await readVersions();
  await page.goto(`${task}?v=${first}`);
  await expect(page).toHaveURL(new RegExp(`\\?v=${first}$`));
  await page.getByRole('main').getByRole('link', { name: first, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${task}${first}/$`));
  await expect(shownInstruction(page)).toContainText(instructions[0] ?? '?');
  await page.getByRole('link', { name: 'The current version of the task' }).click();
  await expect(page).toHaveURL(new RegExp(`/${task}$`));
  await page.goto(`${task}?v=${newest}`);
  await expect(page.getByText('This is an earlier version')).toHaveCount(0);
});

test('without script the old address of a renamed task has a link to the new one', async ({
  unscripted: page,
}) => {
  await page.goto(`tasks/${earlier.renamed.from}/`);
  await page.locator('main task-alias a').first().click();
  await expect(page).toHaveURL(new RegExp(`/tasks/${earlier.renamed.to}/$`));
});

test('without script a removed task can be read', async ({ unscripted: page }) => {
  await page.goto(`tasks/${earlier.removed}/`);
  await expect(shownInstruction(page)).toContainText('Fly to the moon.');
  const notice = page.getByRole('complementary', { name: 'About this version' });
  await expect(notice).toContainText('This task was removed in 1.0.0. It is too far.');
});

test('the page of a version is accessible at 320 pixels', async ({ page }) => {
  const [, second] = await readVersions();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${task}${second}/`, { waitUntil: 'networkidle' });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  expect(await findViolations(page, { rules: ['target-size'] })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, { only: schemeRules })).toEqual([]);
});
