import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const module = new URL('ignore-signals.ts', import.meta.url).href;
const run = (script: string) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });

test('a signal ends the process neither during the function nor because of it', () => {
  const { stdout, status } = run(`
    import { ignoreSignals } from '${module}';
    console.log(ignoreSignals(() => process.kill(process.pid, 'SIGTERM') && 'done'));
  `);
  expect({ stdout, status }).toEqual({ stdout: 'done\n', status: 0 });
});

test('after it, one does', () => {
  const { signal } = run(`
    import { ignoreSignals } from '${module}';
    ignoreSignals(() => undefined);
    process.kill(process.pid, 'SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 10_000));
  `);
  expect(signal).toBe('SIGTERM');
});
