import { tellSize } from '../catalogue/tell-size.ts';
import { countBySeverity } from '../lint/finding.ts';
import { count } from '../lint/report-text.ts';
import type { BuildResult } from '../site/build-site.ts';

/** What a build made, in a few lines. */
export function tellBuild(
  { tasks, pages, findings, size: { files, bytes } }: BuildResult,
  { out, seconds }: { out: string; seconds: number },
): string[] {
  const { error, warning, info } = countBySeverity(findings);
  const share = `${(files / tasks).toFixed(1)} files and ${tellSize(bytes / tasks)} a task`;
  return [
    `${count(tasks, 'task')}, ${count(pages, 'page')} in ${out}, in ${seconds.toFixed(1)} s`,
    `${count(files, 'file')}, ${tellSize(bytes)}: ${share}`,
    `${count(error, 'error')}, ${count(warning, 'warning')}, ${info} info: npm run check lists them`,
    `to look at it: npm run preview -- ${out}`,
  ];
}
