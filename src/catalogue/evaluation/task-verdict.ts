import { describeTaskVerdict } from '#sentences/metrics/describe-task-verdict.ts';
import { toVerdictOptions } from '#sentences/metrics/verdict-options.ts';
import type { RichText } from '#text/rich-text.ts';
import { withBrokenChecks } from './broken-checks.ts';
import { placeFinderOf } from './finding-places.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** When a task passes, as the pages of its dataset say it. */
export function toTaskVerdict(
  entry: Pick<TaskEntry, 'task' | 'fields' | 'findings'>,
  dataset: Parameters<typeof toVerdictOptions>[0],
): RichText {
  const { task, findings } = entry;
  const verdict = describeTaskVerdict(task, toVerdictOptions(dataset));
  const evaluator = { at: ['evaluator'], evaluation: task.evaluation };
  return withBrokenChecks(verdict, evaluator, findings, placeFinderOf(entry));
}
