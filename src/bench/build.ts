import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { formatTimes, measure, type Times } from './measure.ts';
import { writePlainPages } from './plain-pages.ts';
import { prepareTasks } from './prepare-tasks.ts';
import { judge, judgeRatio, row, tell } from './report-rows.ts';
import { runColdBuild } from './run-build.ts';

const rounds = 3;
/** As shares of what the build is compared with. With few tasks, to start takes most of the time. */
const budget = { against: 1, plain: 20, plainFrom: 3690, megabytes: 2000 };

/** What was measured; times in ms. */
export interface BuildFigures {
  tasks: number;
  build: Times;
  plain: Times;
  /** The command that the caller named, and its time. */
  against: { command: string; times: Times } | undefined;
  /** Of the build, in MB. */
  memory: number;
}

/**
 * Builds the site of many tasks with nothing left of a former build, and in turn with it writes
 * plain pages of the same tasks, and runs the command that the caller names.
 *
 * @param command is given the tasks folder as its last argument, by the shell.
 */
export async function benchBuild(
  tasksFolder: string,
  count: number,
  command?: string,
): Promise<string[]> {
  await using prepared = await prepareTasks(tasksFolder, count);
  const { tasks, scratch } = prepared;
  const plainFolder = join(scratch, 'plain');
  let memory = 0;
  const { build, plain, against } = await measure(
    {
      build: async () => {
        memory = Math.max(memory, await runColdBuild(tasks, join(scratch, 'site')));
      },
      plain: () => writePlainPages(tasks, plainFolder),
      removal: () => rm(plainFolder, { recursive: true, force: true }),
      against: () => {
        if (command !== undefined) runAgainst(command, tasks);
      },
    },
    rounds,
  );
  const compared = command === undefined ? undefined : { command, times: against };
  return formatBuildTimes({ tasks: count, build, plain, against: compared, memory });
}

export function formatBuildTimes({ tasks, build, plain, against, memory }: BuildFigures): string[] {
  return [
    `cold build of ${tasks} tasks, median of ${rounds} rounds`,
    row('npm run build', formatTimes(build)),
    row(
      'plain pages',
      formatTimes(plain),
      judgeRatio(build.median, plain.median, tasks < budget.plainFrom ? undefined : budget.plain),
    ),
    ...(against
      ? [
          row(
            'the other command',
            formatTimes(against.times),
            judgeRatio(build.median, against.times.median, budget.against),
          ),
          `  other command: ${against.command}`,
        ]
      : []),
    row('peak memory', tell(memory, 'MB'), judge(memory, budget.megabytes, 'MB')),
  ];
}

function runAgainst(command: string, tasks: string): void {
  // The shell passes what follows its script as "$0", "$1" and so on, whatever signs are in it.
  const { status, error } = spawnSync('sh', ['-c', `${command} "$1"`, 'sh', tasks], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}`, { cause: error });
}
