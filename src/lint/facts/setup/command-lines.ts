import type { Path } from '#text/json/json-pointer.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { taskCommands } from './task-commands.ts';
import type { TaskView } from '../task-view.ts';

/** A command of a task. */
export interface CommandLine {
  /** One string, or a program followed by its arguments; entries of other types are left out. */
  command: string | readonly string[];
  /** The same as one string: the entries of an array with a blank between them. */
  text: string;
  /** Before the agent acts, after it, or when a result or a reference is fetched. */
  stage: 'config' | 'postconfig' | 'source';
  /** Where the command is in the file. */
  at: Path;
}

/** The commands of all steps, then those of all getters, without empty ones. */
export const commandLines = memoizePerTask((task: TaskView): readonly CommandLine[] =>
  taskCommands(task).flatMap(({ command: value, at }) => {
    const command = toCommand(value);
    const text = typeof command === 'string' ? command : command.join(' ');
    return text === '' ? [] : [{ command, text, stage: stageOf(at), at }];
  }),
);

/** All commands of a task joined by newlines, for a fast negative test before each is read. */
export const commandText = memoizePerTask((task: TaskView): string =>
  commandLines(task)
    .map(({ text }) => text)
    .join('\n'),
);

function toCommand(value: unknown): string | string[] {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function stageOf([field, part]: Path): CommandLine['stage'] {
  if (field === 'config') return 'config';
  return part === 'postconfig' ? 'postconfig' : 'source';
}
