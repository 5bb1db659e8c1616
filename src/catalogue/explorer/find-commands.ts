import type { Step, Task } from '../../format/task.ts';
import { findStepStrings } from '../setup/steps/describe-step.ts';

/** What the steps of a task run, open and put on the machine: commands, addresses and paths, each on one line. */
export function findCommands({ setup, evaluation }: Task): readonly string[] {
  const commands = [...setup, ...evaluation.postconfig].flatMap((step) =>
    findStepStrings(step)
      .filter((text) => !isDownloadAddress(step, text))
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text.length > 1),
  );
  return [...new Set(commands)];
}

/** The address of a download is long and says little; its path on the machine contains its name. */
const isDownloadAddress = ({ type }: Step, text: string): boolean =>
  type === 'download' && /^https?:/.test(text);
