import type { JsonObject } from '../../../text/json/json-value.ts';
import { usesShell } from '../../../shell/uses-shell.ts';
import type { Path } from '../../../text/json/json-pointer.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { setupSteps } from './setup-steps.ts';
import type { TaskView } from '../task-view.ts';
import { fetches } from '../fetches.ts';

/** A command that a step or a getter runs on the machine. */
export interface TaskCommand {
  /** The value in the file: one string, a program followed by its arguments, or any other. */
  command: unknown;
  /** Whether a shell interprets it. */
  shell: boolean;
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
  for (const { parameters, at } of setupSteps(task)) {
    yield* commandOf(parameters, [...at, 'parameters']);
  }
  for (const { source, at } of fetches(task)) yield* commandOf(source, at);
}

function* commandOf({ command, shell }: JsonObject, at: Path): Generator<TaskCommand> {
  if (command === undefined) return;
  yield { command, shell: usesShell(shell), at: [...at, 'command'] };
}
