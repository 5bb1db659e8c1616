import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  buildSite,
  expectCleanPages,
  expectCompletePages,
  expectNoScriptFromFiles,
} from '../support/built-site.ts';
import { expectCountedFields } from '../expectations/expect-counted.ts';
import { expectExplainedNames } from '../expectations/expect-explained.ts';
import { expectExports } from '../expectations/expect-exported.ts';
import { checkExplorerLinks } from '../expectations/expect-filtered.ts';
import { expectGroupCounts, expectGroupPages } from '../expectations/group-pages.ts';
import { findDeadLinks } from '../support/html-pages.ts';
import { expectFindingLinks } from '../expectations/finding-links.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const { BENCHLIGHT_DATASET: dataset } = process.env;

// Runs only when the variable names a folder of task files; what it expects is said at each function.
test.runIf(dataset !== undefined)(
  'the site of the dataset of BENCHLIGHT_DATASET is whole',
  { timeout: 600_000 },
  async () => {
    const tasks = dataset ?? '';
    const scratch = await createTemporaryFolder();
    const built = await buildSite(tasks, join(scratch.path, 'own'), '--fail-on', 'never');
    expectCompletePages(built);
    expectCleanPages(built);
    expect(await findDeadLinks(built.folder, built.pages)).toEqual([]);
    expectGroupPages(built);
    expectGroupCounts(built);
    expect((await checkExplorerLinks(built)).faults).toEqual([]);
    expectFindingLinks(built);
    await expectExports(built, '/');
    expectNoScriptFromFiles(built);
    expectExplainedNames(built);
    await expectCountedFields(built, tasks);
  },
);
