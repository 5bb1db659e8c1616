import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findJsonFiles } from '#dataset/files/find-files.ts';
import { formatTimes, measure, type Times } from './measure.ts';
import { prepareTasks } from './prepare-tasks.ts';
import { judgeRatio, row } from './report-rows.ts';
import { runBuild, runColdBuild } from './run-npm-script.ts';

const rounds = 3;
/** As shares of the time of a cold build. */
const rebuildBudget = { nothing: 0.2, one: 0.25 };

/** Builds the site of many tasks cold, again with nothing changed, and again with one task changed. */
export async function benchRebuild(tasksFolder: string, count: number): Promise<string[]> {
  await using prepared = await prepareTasks(tasksFolder, count);
  const { tasks, scratch } = prepared;
  const out = join(scratch, 'site');
  const {
    files: [first = ''],
  } = await findJsonFiles(tasks);
  let changes = 0;
  const times = await measure(
    {
      cold: () => runColdBuild(tasks, out),
      nothing: () => runBuild(tasks, out),
      change: () => changeInstruction(join(tasks, first), (changes += 1)),
      one: () => runBuild(tasks, out),
    },
    rounds,
  );
  return formatRebuildTimes(count, times);
}

export function formatRebuildTimes(
  tasks: number,
  { cold, nothing, one }: Record<'cold' | 'nothing' | 'one', Times>,
): string[] {
  const share = (times: Times, limit: number) => judgeRatio(times.median, cold.median, limit);
  return [
    `build of ${tasks} tasks again, median of ${rounds} rounds`,
    row('cold', formatTimes(cold)),
    row('nothing changed', formatTimes(nothing), share(nothing, rebuildBudget.nothing)),
    row('one task changed', formatTimes(one), share(one, rebuildBudget.one)),
  ];
}

/** Changes the text each time, with the same length each time after the first. */
async function changeInstruction(path: string, change: number): Promise<void> {
  const task = JSON.parse(await readFile(path, 'utf8')) as { instruction: string };
  const instruction = `${task.instruction.replace(/ Change \d+\.$/, '')} Change ${change}.`;
  await writeFile(path, `${JSON.stringify({ ...task, instruction }, null, 2)}\n`);
}
