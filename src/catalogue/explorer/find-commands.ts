import type { Step, Task } from '../../format/task.ts';
import { findStepTexts } from '../setup/steps/describe-step.ts';

/** What the steps of a task run, open and place: commands, addresses and paths, each on one line. */
export function findCommands({ setup, evaluation }: Task): readonly string[] {
  const texts = [...setup, ...evaluation.postconfig].flatMap((step) =>
    findStepTexts(step)
      .filter((text) => !isStored(step, text))
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text.length > 1),
  );
  return [...new Set(texts)];
}

/** Where a file is kept is long and says nothing; its path on the machine tells its name. */
const isStored = ({ type }: Step, text: string): boolean =>
  type === 'download' && /^https?:/.test(text);
