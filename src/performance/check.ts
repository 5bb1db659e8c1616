import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findJsonFiles } from '#dataset/files/find-files.ts';
import { inBatches } from './in-batches.ts';
import { checkFolder } from '#dataset/load/check-folder.ts';
import { formatTimes, measure } from './measure.ts';
import { prepareTasks } from './prepare-tasks.ts';
import { judge, judgeRatio, row, formatFigure } from './report-rows.ts';
import { runNpmScript } from './run-npm-script.ts';

const rounds = 5;
const budget = { ratio: 5, megabytes: 400 };

/**
 * Checks many tasks with all rules, and reads and parses the same files with `JSON.parse` alone:
 * many at once, the usual way, and one after the other, which is the lower bound for any program
 * while the disk's cache is warm. The memory is that of the command.
 */
export async function benchCheck(tasksFolder: string, count: number): Promise<string[]> {
  await using prepared = await prepareTasks(tasksFolder, count);
  const { tasks } = prepared;
  const { files } = await findJsonFiles(tasks);
  const paths = files.map((file) => join(tasks, file));
  const { check, oneByOne, together } = await measure(
    {
      oneByOne: () => {
        for (const path of paths) JSON.parse(readFileSync(path, 'utf8'));
      },
      together: () =>
        inBatches(paths, async (path) => void JSON.parse(await readFile(path, 'utf8'))),
      check: () => checkFolder(tasks),
    },
    rounds,
  );
  const megabytes = await runNpmScript('check', [tasks]);
  const one = judgeRatio(check.median, oneByOne.median);
  return [
    `check of ${count} tasks, median of ${rounds} rounds`,
    row('all rules', formatTimes(check)),
    row('read and parse, one by one', formatTimes(oneByOne), one),
    row(
      'read and parse, many at once',
      formatTimes(together),
      judgeRatio(check.median, together.median, budget.ratio),
    ),
    row('peak memory', formatFigure(megabytes, 'MB'), judge(megabytes, budget.megabytes, 'MB')),
  ];
}
