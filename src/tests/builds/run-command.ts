import { vi } from 'vitest';
import { run } from '../../cli/program/run.ts';
import { projectRoot } from '../../dataset/project-root.ts';
import type { Run } from '../support/run-script.ts';

/** Runs a command as its script does, in this process: for calls that end before there is work. */
export async function runCommand(
  command: (args: readonly string[]) => Promise<number>,
  args: readonly string[],
): Promise<Run> {
  const written = { stdout: '', stderr: '' };
  const writeTo = (stream: keyof typeof written) => (text: string) => {
    written[stream] += `${text}\n`;
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(writeTo('stdout')),
    vi.spyOn(console, 'error').mockImplementation(writeTo('stderr')),
  ];
  vi.stubEnv('INIT_CWD', projectRoot);
  try {
    await run(() => command(args));
    return { code: Number(process.exitCode), ...written };
  } finally {
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
  }
}
