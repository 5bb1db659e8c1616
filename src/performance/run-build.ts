import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from '../dataset/project-root.ts';

/** Writes the peak memory of the build's process in kB at its end. */
const reporter = `data:text/javascript,${encodeURIComponent(
  `import { writeSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));`,
)}`;

/**
 * Builds a site as `npm run build` does, in a process of its own; returns its memory in MB. On a
 * terminal it shows its progress.
 */
export async function runBuild(
  tasks: string,
  out: string,
  options: readonly string[] = [],
): Promise<number> {
  const script = await readBuildScript();
  const call = [tasks, '--out', out, '--fail-on', 'never', ...options];
  const args = ['--import', reporter, ...script, ...call];
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const [, , , memory] = child.stdio;
  const [[code], kilobytes] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(memory as NodeJS.ReadableStream),
  ]);
  if (code !== 0) throw new Error(`the build of ${tasks} ended with ${code}`);
  return Number(kilobytes) / 1000;
}

/** The arguments for Node of the npm script `build`. */
async function readBuildScript(): Promise<string[]> {
  const packageJson = await readFile(join(projectRoot, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(packageJson) as { scripts: Record<string, string> };
  return scripts.build?.split(' ').slice(1) ?? [];
}

/** The same, without the results of previous builds. */
export async function runColdBuild(tasks: string, out: string): Promise<number> {
  await rm(out, { recursive: true, force: true });
  return runBuild(tasks, out, ['--force']);
}
