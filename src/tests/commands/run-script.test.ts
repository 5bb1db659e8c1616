import { expect, test } from 'vitest';
import { killOnce, startScript } from './run-script.ts';

test('to kill a script that has already ended is a failure', async () => {
  const child = startScript('check', ['--unknown-option']);
  await expect(killOnce(child, () => Promise.resolve(false))).rejects.toThrow(
    'the script had ended with 2 before it was killed',
  );
});

test('a script is killed once what a test waits for has come about', async () => {
  const child = startScript('check', ['examples']);
  await killOnce(child, () => Promise.resolve(true));
  expect(child.signalCode).toBe('SIGKILL');
});
