import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findJsonFiles } from '#dataset/files/find-files.ts';
import { projectRoot } from '#dataset/project-root.ts';
import { runWithMemory } from '#tests/commands/run-with-memory.ts';
import { inventTasks } from './invent-tasks.ts';
import { compareFigure, compareTimes, measure } from './measure.ts';

const rounds = 3;
/** As shares of the time of a cold build, and in MB. */
const budget = { nothing: 0.04, change: 0.25, memory: 2000 };

/**
 * Builds the site of many tasks without the results of a previous build, with nothing changed, and with
 * one task changed.
 *
 * @param astro whether Astro's own build is measured too.
 */
export async function benchBuild(folder: string, count: number, astro: boolean): Promise<string[]> {
  await using invented = await inventTasks(folder, count);
  const { tasks, out } = invented;
  const { files } = await findJsonFiles(tasks);
  const changed = join(tasks, files[0] ?? '');
  const build = () => runWithMemory(['build', tasks, '--out', out]);
  let memory = 0;
  let changes = 0;
  const times = await measure(
    {
      remove: () => rm(out, { recursive: true, force: true }),
      cold: () => (memory = Math.max(memory, build())),
      nothing: build,
      edit: () => changeInstruction(changed, ++changes),
      change: build,
      astro: () => (astro ? buildWithAstro(tasks) : undefined),
    },
    rounds,
  );
  const { cold, nothing, change } = times;
  return [
    `build of ${count} tasks, median of ${rounds} rounds`,
    compareTimes('cold', cold),
    compareTimes('nothing changed', nothing, cold, budget.nothing),
    compareTimes('one task changed', change, cold, budget.change),
    ...(astro ? [compareTimes("Astro's own build", times.astro, cold)] : []),
    compareFigure('peak memory', memory, budget.memory, 'MB'),
  ];
}

/** Changes the text each time, with the same length each time after the first. */
async function changeInstruction(path: string, change: number): Promise<void> {
  const task = JSON.parse(await readFile(path, 'utf8')) as { instruction: string };
  const instruction = `${task.instruction.replace(/ Change \d+\.$/, '')} Change ${change}.`;
  await writeFile(path, `${JSON.stringify({ ...task, instruction }, null, 2)}\n`);
}

async function buildWithAstro(tasks: string): Promise<void> {
  // Astro renders pages from below their output folder, and they import packages.
  const out = await mkdtemp(join(projectRoot, 'dist.'));
  try {
    const script = join(projectRoot, 'src/tests/builds/build-with-astro.ts');
    execFileSync(process.execPath, [script, tasks, out], { cwd: projectRoot, stdio: 'inherit' });
  } finally {
    await rm(out, { recursive: true });
  }
}
