// Started by `run-command.ts`: runs the commands that it is sent, and answers with what they print.
import { commands } from '#cli/program/commands.ts';
import { run } from '#cli/program/run.ts';
import type { MeasuredRun } from './run-command.ts';

export interface CommandCall {
  name: string;
  args: readonly string[];
  from: string;
}

process.on('message', (call: CommandCall) => {
  void answer(call).then((done) => process.send?.(done));
});

async function answer({ name, args, from }: CommandCall): Promise<MeasuredRun> {
  const command = commands.find((one) => one.name === name);
  if (!command) throw new Error(`there is no command "${name}"`);
  process.env.INIT_CWD = from;
  process.exitCode = undefined;
  const written = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    process[stream].write = (text) => {
      written[stream] += String(text);
      return true;
    };
  }
  const started = process.cpuUsage();
  await run(async () => (await command.load())(args));
  const { user, system } = process.cpuUsage(started);
  const milliseconds = (user + system) / 1000;
  return { code: Number(process.exitCode), ...written, milliseconds };
}
