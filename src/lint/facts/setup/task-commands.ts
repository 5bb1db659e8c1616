import type { Fields } from '#vocabulary/contract/contract.ts';
import type { Effect } from '#vocabulary/contract/effect.ts';
import type { Provenance } from '#vocabulary/contract/provenance.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { usesShell } from '#shell/uses-shell.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { graders } from './added-parts.ts';
import { setupSteps } from './setup-steps.ts';
import type { TaskView } from '../task-view.ts';
import { fetches } from '../fetches.ts';

/** A command that a step, a getter or the judge runs on the machine. */
export interface TaskCommand {
  /** The value in the file: one string, a program followed by its arguments, or any other. */
  command: unknown;
  /** Whether a shell interprets it; undefined for a function of an author's own. */
  shell: boolean | undefined;
  /** Where the command is in the file. */
  at: Path;
}

/** The commands of all steps, then those of all getters, then the graders. */
export const taskCommands = memoizePerTask((task: TaskView): readonly TaskCommand[] => [
  ...listCommands(task),
]);

/** The elements of a command as words; one that is not a string is an empty word, so that all stay in their places. */
export const toWords = (command: readonly unknown[]): string[] =>
  command.map((element) => (typeof element === 'string' ? element : ''));

function* listCommands(task: TaskView): Generator<TaskCommand> {
  const { vocabulary } = task;
  for (const { type, effect, parameters, at } of setupSteps(task)) {
    const fields = vocabulary.find('action', type)?.contract.parameters;
    yield* commandOf({ runner: effect, fields }, parameters, [...at, 'parameters']);
  }
  for (const { getter, from, source, at } of fetches(task)) {
    const fields = vocabulary.find('getter', getter)?.contract.keys;
    yield* commandOf({ runner: from, fields }, source, at);
  }
  for (const { command, at, isRun } of graders(task)) {
    // A source that shows its graders hands them to a shell.
    yield { command, shell: isRun === undefined ? undefined : true, at };
  }
}

function* commandOf(
  called: CalledFunction,
  { command, shell }: JsonObject,
  at: Path,
): Generator<TaskCommand> {
  if (command === undefined) return;
  yield { command, shell: isRunInShell(called, shell), at: [...at, 'command'] };
}

interface CalledFunction {
  runner: Effect | Provenance | undefined;
  fields: Fields | undefined;
}

function isRunInShell({ runner, fields }: CalledFunction, shell: unknown): boolean | undefined {
  if (!runner || !runners.has(runner.kind)) return undefined;
  // A function that has no such field decides it by itself.
  if (fields && !Object.hasOwn(fields, 'shell')) return undefined;
  return usesShell(shell ?? fields?.shell?.default);
}

/** What runs a command as Python's "subprocess" does. */
const runners = new Set<(Effect | Provenance)['kind']>([
  'command errors',
  'command output',
  'run command',
  'start program',
]);
