import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type BuiltSite,
  buildSite,
  expectCleanPages,
  expectCompletePages,
  expectNoScriptFromFiles,
} from '../support/built-site.ts';
import { expectCountedFields } from '../expectations/expect-counted.ts';
import { expectExplainedNames } from '../expectations/expect-explained.ts';
import { expectExports } from '../expectations/expect-exported.ts';
import { expectPromisesKept } from '../expectations/expect-filtered.ts';
import { expectGroupCounts, expectGroupPages } from '../expectations/group-pages.ts';
import { findDeadLinks } from '../support/html-pages.ts';
import { expectProblemLinks } from '../expectations/problem-links.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

const ownDataset = process.env.BENCHLIGHT_DATASET;

/** Runs only when the variable names a folder of task files. */
describe.runIf(ownDataset !== undefined)('the dataset of BENCHLIGHT_DATASET', () => {
  const tasks = ownDataset ?? '';
  let scratch: TemporaryFolder;
  let built: BuiltSite;
  beforeAll(async () => {
    scratch = await createTemporaryFolder();
    built = await buildSite(tasks, join(scratch.path, 'own'), '--fail-on', 'never');
  });

  test('every task has a complete page', () => {
    expectCompletePages(built);
  });

  test('no page of a task has an empty box, a missing value or raw JSON', () => {
    expectCleanPages(built);
  });

  test('no link leads nowhere', async () => {
    expect(await findDeadLinks(built.folder, built.pages)).toEqual([]);
  });

  test('every group has pages that list exactly its tasks, as many as the links to it say', () => {
    expectGroupPages(built);
    expectGroupCounts(built);
  });

  test('every link to the explorer opens exactly the tasks that it promises', async () => {
    await expectPromisesKept(built);
  });

  test('every link to the problems opens as many findings as it promises', () => {
    expectProblemLinks(built);
  });

  test('the files for other tools are whole, valid, and listed with their sizes', async () => {
    await expectExports(built, '/');
  });

  test('nothing from a file becomes script', () => {
    expectNoScriptFromFiles(built);
  });

  test('every name on a task page leads to its explanation', () => {
    expectExplainedNames(built);
  });

  test('the pages of metrics count options and rules as the files have them', async () => {
    await expectCountedFields(built, tasks);
  });
});
