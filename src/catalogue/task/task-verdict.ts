import type { Task } from '#format/task.ts';
import { describeTaskVerdict } from '#sentences/metrics/describe-task-verdict.ts';
import { toVerdictOptions } from '#sentences/metrics/verdict-options.ts';
import type { RichText } from '#text/rich-text.ts';

/** When a task passes, as the pages of its dataset say it. */
export const toTaskVerdict = (
  task: Pick<Task, 'evaluation' | 'evaluators' | 'graders'>,
  dataset: Parameters<typeof toVerdictOptions>[0],
): RichText => describeTaskVerdict(task, toVerdictOptions(dataset));
