import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { commands } from '#cli/program/commands.ts';
import { projectRoot } from '#dataset/project-root.ts';
import type { CommandCall } from './command-process.ts';
import { type Run, scriptEnvironment } from './run-script.ts';

/** A run, and how long it took the processor. */
export interface MeasuredRun extends Run {
  milliseconds: number;
}

let current: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a command as its script does, in a process that runs those of all tests of a worker, one after
 * the other: to start a process takes three times as long as a small build.
 *
 * @param from the working directory of the user
 */
export function runCommand(
  name: string,
  args: readonly string[],
  from: string = projectRoot,
): Promise<MeasuredRun> {
  const next = last.then(() => callCommand({ name, args, from }));
  last = next.catch(() => undefined);
  return next;
}

async function callCommand(call: CommandCall): Promise<MeasuredRun> {
  const child = (current ??= startProcess());
  child.ref();
  child.send(call);
  const ended = new AbortController();
  try {
    const answer = await Promise.race([
      once(child, 'message', ended),
      once(child, 'exit', ended).then(() => undefined),
    ]);
    if (answer) return answer[0] as MeasuredRun;
  } finally {
    ended.abort();
    child.unref();
  }
  current = undefined;
  throw new Error(`the process of commands ended in "${call.name} ${call.args.join(' ')}"`);
}

function startProcess(): ChildProcess {
  const v8Options = commands.flatMap((command) => command.v8Options ?? []);
  const child = fork(fileURLToPath(new URL('command-process.ts', import.meta.url)), {
    cwd: projectRoot,
    env: scriptEnvironment(),
    execArgv: v8Options,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The worker can end; the process follows it.
  child.channel?.unref();
  return child;
}
