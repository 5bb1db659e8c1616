import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const module = new URL('uninterrupted.ts', import.meta.url).href;
const run = (script: string) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });

test('a signal ends the process neither during the function nor because of it', () => {
  const { stdout, status } = run(`
    import { uninterrupted } from '${module}';
    console.log(uninterrupted(() => process.kill(process.pid, 'SIGTERM') && 'done'));
  `);
  expect({ stdout, status }).toEqual({ stdout: 'done\n', status: 0 });
});

test('after it, one does', () => {
  const { signal } = run(`
    import { uninterrupted } from '${module}';
    uninterrupted(() => undefined);
    process.kill(process.pid, 'SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 10_000));
  `);
  expect(signal).toBe('SIGTERM');
});
