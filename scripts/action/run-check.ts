import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../benchlight.mjs', import.meta.url));

/** Runs `check` in the working folder; what it says of a wrong call is shown. */
export function runCheck(args: readonly string[]): { code: number; stdout: string } {
  const call = [program, 'check', ...args];
  const { status, stdout, error } = spawnSync(process.execPath, call, {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: process.cwd() },
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (error) throw error;
  return { code: status ?? 2, stdout };
}
