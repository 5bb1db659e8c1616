import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findJsonFiles } from '#dataset/files/find-files.ts';
import { checkFolder } from '#dataset/load/check-folder.ts';
import { runWithMemory } from '#tests/commands/run-with-memory.ts';
import { inventTasks } from './invent-tasks.ts';
import { compareFigure, compareTimes, measure } from './measure.ts';

const rounds = 5;
const budget = { ratio: 5, memory: 400 };

/**
 * Checks many tasks with all rules, and reads and parses the same files with `JSON.parse` alone. The
 * memory is that of the command.
 */
export async function benchCheck(folder: string, count: number): Promise<string[]> {
  await using invented = await inventTasks(folder, count);
  const { tasks } = invented;
  const { files } = await findJsonFiles(tasks);
  const parse = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(tasks, file), 'utf8'));
  const parseAll = async () => {
    // More open files at once are not faster and may exceed the system's limit.
    const batch = 64;
    for (let start = 0; start < files.length; start += batch) {
      await Promise.all(files.slice(start, start + batch).map(parse));
    }
  };
  const times = await measure({ parse: parseAll, check: () => checkFolder(tasks) }, rounds);
  const memory = runWithMemory(['check', tasks]);
  return [
    `check of ${count} tasks, median of ${rounds} rounds`,
    compareTimes('read and parse, many at once', times.parse),
    compareTimes('all rules', times.check, times.parse, budget.ratio),
    compareFigure('peak memory', memory, budget.memory, 'MB'),
  ];
}
