import type { Path } from '../../text/json-pointer.ts';
import { memoizePerTask } from './memoize-per-task.ts';
import { taskCommands } from './task-commands.ts';
import type { TaskView } from './task-view.ts';

/** A command of a task as one text, however the file writes it. */
export interface CommandLine {
  /** The entries of a list with a blank between them. */
  text: string;
  /** Before the agent acts, after it, or when a result or a reference is fetched. */
  stage: 'config' | 'postconfig' | 'source';
  /** Where the command stands. */
  at: Path;
}

/** The commands of all steps, then those of all getters; what is no text is left out. */
export const commandLines = memoizePerTask((task: TaskView): readonly CommandLine[] =>
  taskCommands(task).flatMap(({ command, at }) => {
    const text = toText(command);
    return text === '' ? [] : [{ text, stage: stageOf(at), at }];
  }),
);

/** All commands of a task, one below the other: what it does not hold, none of them holds. */
export const commandText = memoizePerTask((task: TaskView): string =>
  commandLines(task)
    .map(({ text }) => text)
    .join('\n'),
);

function toText(command: unknown): string {
  if (typeof command === 'string') return command;
  if (!Array.isArray(command)) return '';
  return command.filter((entry) => typeof entry === 'string').join(' ');
}

function stageOf([field, part]: Path): CommandLine['stage'] {
  if (field === 'config') return 'config';
  return part === 'postconfig' ? 'postconfig' : 'source';
}
