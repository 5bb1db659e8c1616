import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from '#dataset/project-root.ts';

/** Writes the peak memory of the process in kB at its end. */
const reporter = `data:text/javascript,${encodeURIComponent(
  `import { writeSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));`,
)}`;

/** Builds a site as `npm run build` does; returns its memory in MB. */
export const runBuild = (
  tasks: string,
  out: string,
  options: readonly string[] = [],
): Promise<number> => runNpmScript('build', [tasks, '--out', out, ...options]);

/**
 * Runs an npm script in a process of its own, whatever it finds; returns its memory in MB. On a
 * terminal it shows its progress.
 */
export async function runNpmScript(
  name: 'build' | 'check',
  options: readonly string[],
): Promise<number> {
  const script = await readScript(name);
  const args = ['--import', reporter, ...script, ...options, '--fail-on', 'never'];
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const [, , , memory] = child.stdio;
  const [[code], kilobytes] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(memory as NodeJS.ReadableStream),
  ]);
  if (code !== 0) throw new Error(`npm run ${name} ended with ${code}`);
  return Number(kilobytes) / 1000;
}

/** The arguments of an npm script for Node. */
async function readScript(name: string): Promise<string[]> {
  const packageJson = await readFile(join(projectRoot, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(packageJson) as { scripts: Record<string, string> };
  return scripts[name]?.split(' ').slice(1) ?? [];
}

/** The same, without the results of previous builds. */
export async function runColdBuild(tasks: string, out: string): Promise<number> {
  await rm(out, { recursive: true, force: true });
  return runBuild(tasks, out, ['--force']);
}
