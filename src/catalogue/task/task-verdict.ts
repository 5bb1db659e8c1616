import type { Task } from '#format/task.ts';
import { describeVerdict } from '#sentences/metrics/describe-verdict.ts';
import { toVerdictOptions } from '#sentences/metrics/verdict-options.ts';
import type { RichText } from '#text/rich-text.ts';

/** When a task passes, as the pages of its dataset say it. */
export const toTaskVerdict = (
  { evaluation }: Pick<Task, 'evaluation'>,
  dataset: Parameters<typeof toVerdictOptions>[0],
): RichText => describeVerdict(evaluation, toVerdictOptions(dataset));
