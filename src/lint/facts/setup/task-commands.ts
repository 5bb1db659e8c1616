import type { JsonObject } from '#text/json/json-value.ts';
import { usesShell } from '#shell/uses-shell.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { setupSteps } from './setup-steps.ts';
import type { TaskView } from '../task-view.ts';
import { fetches } from '../fetches.ts';

/** A command that a step or a getter runs on the machine. */
export interface TaskCommand {
  /** The value in the file: one string, a program followed by its arguments, or any other. */
  command: unknown;
  /** Whether a shell interprets it; undefined for a function of an author's own. */
  shell: boolean | undefined;
  /** Where the command is in the file. */
  at: Path;
}

/** The commands of all steps, then those of all getters. */
export const taskCommands = memoizePerTask((task: TaskView): readonly TaskCommand[] => [
  ...listCommands(task),
]);

/** The elements of a command as words; one that is not a string is an empty word, so that all stay in their places. */
export const toWords = (command: readonly unknown[]): string[] =>
  command.map((element) => (typeof element === 'string' ? element : ''));

function* listCommands(task: TaskView): Generator<TaskCommand> {
  for (const { type, parameters, at } of setupSteps(task)) {
    yield* commandOf(type, parameters, [...at, 'parameters']);
  }
  for (const { getter, source, at } of fetches(task)) yield* commandOf(getter, source, at);
}

function* commandOf(
  runner: string,
  { command, shell }: JsonObject,
  at: Path,
): Generator<TaskCommand> {
  if (command === undefined) return;
  const isShell = runners.has(runner) ? usesShell(shell) : undefined;
  yield { command, shell: isShell, at: [...at, 'command'] };
}

/** Actions and getters that run a command as Python's "subprocess" does. */
const runners = new Set(
  'command execute execute_with_verification launch vm_command_error vm_command_line'.split(' '),
);
