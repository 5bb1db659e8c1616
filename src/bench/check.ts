import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findJsonFiles } from '../dataset/find-files.ts';
import { inBatches } from '../dataset/in-batches.ts';
import { checkFolder } from '../dataset/check-folder.ts';
import { loadDataset } from '../dataset/load-dataset.ts';
import { formatTimes, measure } from './measure.ts';
import { multiplyTasks } from './multiply-tasks.ts';

const budget = { ratio: 5, megabytes: 600 };

/**
 * Checks many tasks with all rules, and reads and parses the same files with `JSON.parse` alone:
 * many at once, the usual way, and one after the other, which is the least that any program can
 * take while the disk's cache is warm.
 */
export async function benchCheck(tasksFolder: string, count: number): Promise<string[]> {
  const { tasks } = await loadDataset(tasksFolder);
  const folder = await mkdtemp(join(tmpdir(), 'benchlight-bench-'));
  try {
    await multiplyTasks(tasks, count, folder);
    const { files } = await findJsonFiles(folder);
    const paths = files.map((file) => join(folder, file));
    const { check, oneByOne, together } = await measure(
      {
        oneByOne: () => {
          for (const path of paths) JSON.parse(readFileSync(path, 'utf8'));
        },
        together: () =>
          inBatches(paths, async (path) => void JSON.parse(await readFile(path, 'utf8'))),
        check: () => checkFolder(folder),
      },
      5,
    );
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1000);
    return [
      `check of ${count} tasks, median of 5 rounds`,
      `  all rules                       ${formatTimes(check)}`,
      `  read and parse, one by one      ${formatTimes(oneByOne)}  ratio ${ratio(check.median, oneByOne.median)}`,
      `  read and parse, many at once    ${formatTimes(together)}  ratio ${ratio(check.median, together.median)}`,
      `  budget: ratio ${budget.ratio}`,
      `  peak memory                     ${megabytes} MB, budget ${budget.megabytes} MB`,
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const ratio = (one: number, other: number): string => (one / other).toFixed(2);
