import type { Source } from '../../format/task.ts';
import { toFileName } from '../../text/file-name.ts';
import { describeByTemplate } from '../evaluation/metric-sentence.ts';
import type { VerdictOptions } from '../evaluation/verdict-options.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** One file whose name fits into the figure. */
function isShortFile(source: Source | undefined): boolean {
  const [file, ...others] = source?.files ?? [];
  const path = file?.path ?? file?.dest;
  return others.length === 0 && path !== undefined && toFileName(path).length <= longestName;
}

const longestName = 16;

/** A headline on two or three lines. */
const longestInstruction = 100;

/**
 * A task that shows at a glance what the dataset is like: short, without problems, with one check
 * that compares two things and can be put into words. The choice depends on the ids alone, so it
 * stays the same while the dataset grows, mostly.
 */
export function pickSampleTask(
  entries: readonly TaskEntry[],
  verdictOptions: VerdictOptions,
): TaskEntry | undefined {
  const short = entries.filter(
    ({ task, findings }) =>
      task.instruction.trim() !== '' &&
      task.instruction.length <= longestInstruction &&
      findings.every(({ severity }) => severity === 'info'),
  );
  const clear = short.filter(({ task: { evaluation } }) => {
    const [check, ...others] = evaluation.checks;
    return (
      others.length === 0 &&
      isShortFile(check?.result) &&
      isShortFile(check?.expected) &&
      check !== undefined &&
      describeByTemplate(check, verdictOptions) !== undefined
    );
  });
  return (clear.length > 0 ? clear : short).reduce<TaskEntry | undefined>(
    (least, entry) => (least === undefined || entry.id < least.id ? entry : least),
    undefined,
  );
}
