import type { Results } from '#results/model/results.ts';
import { describeInvented, statusLabels } from '#results/views/describe-run.ts';
import { describeResult, summarizeTask } from '#results/views/summarize-task.ts';
import { escapeMarkdown } from '#text/to-markdown.ts';

/** How the systems did on a task: a summary, then a line for each run. */
export function listResultLines(path: string, results: Results): string[] {
  const own = results.byTask.get(path) ?? [];
  const lines = own.flatMap((result) => {
    const run = results.findRun(result.run);
    if (!run) return [];
    const name = escapeMarkdown(run.label);
    const about = [statusLabels[result.status], describeResult(result)].filter(Boolean).join(', ');
    return [`- ${name}${run.isInvented ? ' (invented)' : ''}: ${about}`];
  });
  const invented = describeInvented(results.invented);
  return [...(invented ? [invented] : []), summarizeTask(own), lines.join('\n')].filter(Boolean);
}
