import { toHomePath } from '#machine/home-path.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { commandWords, openedFile, stepsIn } from '../setup/setup-steps.ts';
import type { TaskView } from '../task-view.ts';

/** The files that the steps of `config` open or start a program with, as home paths. */
export const openedFiles = memoizePerTask((task: TaskView): ReadonlySet<string> => {
  const opened = new Set<string>();
  for (const step of stepsIn(task, 'config')) {
    const file = openedFile(step);
    if (file) opened.add(toHomePath(file.path));
    // The first word is the program itself.
    if (step.effect?.kind === 'start program') {
      for (const word of wordsOf(commandWords(step)).slice(1)) opened.add(toHomePath(word));
    }
  }
  return opened;
});

/** A command of one string is split at its blanks, unless they are quoted. */
function wordsOf(words: readonly string[]): readonly string[] {
  const [only = ''] = words;
  if (words.length > 1) return words;
  return (only.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^["']|["']$/g, ''));
}
