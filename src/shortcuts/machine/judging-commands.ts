import { memoizePerTask } from '#lint/facts/memoize-per-task.ts';
import { commandLines } from '#lint/facts/setup/command-lines.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { skipWrappers } from '#shell/interpreter.ts';
import { type NestedCommand, readNestedCommands } from '#shell/nested-commands.ts';
import { toProgramName } from '#machine/program-name.ts';
import type { Path } from '#text/json/json-pointer.ts';

/** A command that runs on the machine after the agent, to judge. */
export interface JudgingCommand {
  /** The name of its program; empty for a redirection alone. */
  program: string;
  /** The program and its arguments, without what only starts it. */
  words: readonly string[];
  nested: NestedCommand;
  /** Where the command line is in the file. */
  at: Path;
}

/** Those of `postconfig`, of getters and of graders, with those inside them. */
export const judgingCommands = memoizePerTask((task: TaskView): readonly JudgingCommand[] =>
  commandLines(task)
    .filter(({ stage }) => stage !== 'config')
    .flatMap(({ command, at }) =>
      readNestedCommands(command).map((nested) => {
        const texts = nested.words.map(({ text }) => text);
        const words = texts.slice(skipWrappers(texts));
        return { program: toProgramName(words[0] ?? ''), words, nested, at };
      }),
    ),
);
