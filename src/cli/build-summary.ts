import { formatBytes } from '../text/format-bytes.ts';
import { count } from '../text/plural.ts';
import type { BuildResult } from '../builder/build-site.ts';
import { type HostWarning, judgeHosts } from '../builder/output/host-limits.ts';

/** The lines that a build prints at its end: its counts, and a warning when a host may refuse the site. */
export function formatBuildSummary(
  { tasks, pages, rendered, findings, size }: Omit<BuildResult, 'reuse'>,
  { out, seconds }: { out: string; seconds: number },
): string[] {
  const { error, warning, info } = findings;
  const { files, bytes } = size;
  const share = `${(files / tasks).toFixed(1)} files and ${formatBytes(bytes / tasks)} per task`;
  return [
    ...(rendered === 0 ? ['nothing has changed since the last build'] : []),
    `${count(tasks, 'task')}, ${formatPages(pages, rendered)} in ${out}, in ${seconds.toFixed(1)} s`,
    `${count(files, 'file')}, ${formatBytes(bytes)}: ${share}`,
    ...judgeHosts(size).map(describeHost),
    `${count(error, 'error')}, ${count(warning, 'warning')}, ${info} info: list them with npm run check`,
    `preview: npm run preview -- ${out}`,
  ];
}

function formatPages(pages: number, rendered: number): string {
  const all = count(pages, 'page');
  return rendered < pages ? `${all} (${rendered} rendered)` : all;
}

function describeHost({ host, unit, limit, found, remedy }: HostWarning): string {
  const format = (amount: number) =>
    unit === 'bytes' ? formatBytes(amount) : count(amount, 'file');
  const degree = found > limit ? 'too large' : 'nearly too large';
  const advice = remedy
    ? `--skip ${remedy.skip.join(',')} reduces it to ${format(remedy.left)}`
    : 'skipping files does not help';
  return `${degree} for ${host}: ${format(found)}, limit ${format(limit)}; ${advice}`;
}
