import { spawnSync } from 'node:child_process';
import { projectRoot } from '#dataset/project-root.ts';

/** Writes the peak memory of the process in kB at its end. */
const reporter = `data:text/javascript,${encodeURIComponent(
  `import { writeSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));`,
)}`;

/** Runs `build` or `check` in a process of its own, whatever it finds; returns its peak memory in MB. */
export function runWithMemory(command: readonly string[]): number {
  const args = ['--import', reporter, 'scripts/benchlight.mjs', ...command, '--fail-on', 'never'];
  const { status, output } = spawnSync(process.execPath, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${String(status)}`);
  return Number(output[3]) / 1000;
}
