import type { Effect } from '#vocabulary/contract/effect.ts';
import type { Provenance } from '#vocabulary/contract/provenance.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { usesShell } from '#shell/uses-shell.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { graderCommands } from './grader-commands.ts';
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

/** The commands of all steps, then those of all getters or, of an evaluator that is an array, those that judge. */
export const taskCommands = memoizePerTask((task: TaskView): readonly TaskCommand[] => [
  ...listCommands(task),
]);

/** The elements of a command as words; one that is not a string is an empty word, so that all stay in their places. */
export const toWords = (command: readonly unknown[]): string[] =>
  command.map((element) => (typeof element === 'string' ? element : ''));

function* listCommands(task: TaskView): Generator<TaskCommand> {
  for (const { effect, parameters, at } of setupSteps(task)) {
    yield* commandOf(effect, parameters, [...at, 'parameters']);
  }
  for (const { from, source, at } of fetches(task)) yield* commandOf(from, source, at);
  for (const { command, at } of graderCommands(task)) yield { command, shell: true, at };
}

function* commandOf(
  runner: Effect | Provenance | undefined,
  { command, shell }: JsonObject,
  at: Path,
): Generator<TaskCommand> {
  if (command === undefined) return;
  const isShell = runner && runners.has(runner.kind) ? usesShell(shell) : undefined;
  yield { command, shell: isShell, at: [...at, 'command'] };
}

/** What runs a command as Python's "subprocess" does. */
const runners = new Set<(Effect | Provenance)['kind']>([
  'command errors',
  'command output',
  'run command',
  'start program',
]);
