import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { addresses } from '#addresses/addresses.ts';
import { atShare } from '../../../scripts/bench/measure.ts';
import { taskPageBudget, weighPages } from './weigh-pages.ts';
import type { BuiltSite } from '../support/built-site.ts';

/** The pages of tasks keep to their budgets, and so do the scripts of every page. */
export async function expectLightPages(built: BuiltSite, base: string): Promise<void> {
  const pages = await weighPages(built.folder, base);
  const taskFiles = new Set(built.catalogue.entries.map(({ path }) => `tasks/${path}/index.html`));
  const tasks = pages.filter(({ file }) => taskFiles.has(file));
  expect(tasks).toHaveLength(taskFiles.size);
  const weights = tasks.map(({ html }) => html);
  expect(atShare(weights, 0.5)).toBeLessThanOrEqual(taskPageBudget.html);
  expect(atShare(weights, 0.99)).toBeLessThanOrEqual(taskPageBudget.heavyHtml);
  const bytes = tasks.map((page) => page.bytes);
  expect(atShare(bytes, 0.5)).toBeLessThanOrEqual(taskPageBudget.bytes);

  const scripts = pages.map(({ script }) => script);
  expect(Math.max(...scripts)).toBeGreaterThan(0);
  expect(Math.max(...scripts)).toBeLessThanOrEqual(taskPageBudget.script);
}

/**
 * The index of the explorer for these examples, gzipped. Of 10,000 tasks it has 297 kB, of which 183 kB
 * are their ids, and `npm run bench -- explorer` allows 300 kB.
 */
const exampleIndexBudget = 21_000;

export async function expectLightIndex({ folder }: BuiltSite): Promise<void> {
  const index = gzipSync(await readFile(join(folder, addresses.explorerIndex))).length;
  expect(index).toBeLessThanOrEqual(exampleIndexBudget);
}

/** The files that each task adds: its page and its file. */
const filesPerTask = 2;

/** Beside the pages that list tasks, the folders of tasks contain as many files as the tasks need. */
export async function expectFewFiles({ folder, catalogue }: BuiltSite): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1));
  const ofTasks = paths.filter((path) => /^t(?:asks)?\/(?!index\.html$|page\/)/.test(path));
  const lists = catalogue.namesakes.size;
  expect(ofTasks).toHaveLength(catalogue.entries.length * filesPerTask + lists);
}
