import type { TaskEntry } from '../../catalogue/task/task-entry.ts';
import { toShortTitle, toTaskTitle } from '../../catalogue/task/task-title.ts';
import type { EarlierPage } from './earlier-pages.ts';
import { findLastRelease } from './to-cited.ts';

/** The title of a task's page in a browser tab. That of an earlier version names its last release. */
export function toTabTitle(
  entry: Pick<TaskEntry, 'id' | 'task'>,
  siteTitle: string,
  page?: EarlierPage,
): string {
  const title = toShortTitle(entry.task.instruction) || toTaskTitle(entry);
  const version = page && findLastRelease(page)?.version;
  return `${title}${version === undefined ? '' : ` (as of ${version})`} | ${siteTitle}`;
}
