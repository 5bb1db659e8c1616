import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { formatTimes, measure, type Times } from './measure.ts';
import { writePlainPages } from './plain-pages.ts';
import { prepareTasks } from './prepare-tasks.ts';
import { judge, judgeRatio, row, formatFigure } from './report-rows.ts';
import { runColdBuild } from './run-npm-script.ts';

const rounds = 3;
/** As multiples of the time that the build is compared with. With few tasks, starting takes most of it. */
const budget = { against: 1, plain: 20, plainFrom: 3690, megabytes: 2000 };

/** The measured times, in ms. */
export interface BuildFigures {
  tasks: number;
  build: Times;
  plain: Times;
  /** The caller's command and its time. */
  against: { command: string; times: Times } | undefined;
  /** Peak memory of the build, in MB. */
  memory: number;
}

/**
 * Builds the site of many tasks without the results of a previous build, in turn with writing plain
 * pages of the same tasks and with running the caller's command.
 *
 * @param command a shell command, called with the tasks folder as its last argument.
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
    row('peak memory', formatFigure(memory, 'MB'), judge(memory, budget.megabytes, 'MB')),
  ];
}

function runAgainst(command: string, tasks: string): void {
  // The shell passes what follows its script as "$0", "$1" and so on, with all its characters.
  const { status, error } = spawnSync('sh', ['-c', `${command} "$1"`, 'sh', tasks], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}`, { cause: error });
}
