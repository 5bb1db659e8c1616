import type { About } from '#catalogue/citing/about.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import { toShortTitle, toTaskTitle } from '#catalogue/task/task-title.ts';
import { type EarlierPage, findShown } from './earlier-pages.ts';
import type { State } from './history.ts';
import { toStated } from './release-about.ts';

/** What the citation of a page names: the task, and the dataset as it was with it. */
interface Cited {
  cited: TaskEntry;
  about: About;
}

/**
 * An earlier version is cited at the address of its task, as a part of the last release that has it. In
 * the repository of the dataset, its file is that of the commit of this release.
 *
 * @param page Default: a current page.
 */
export function citeRelease(entry: TaskEntry, about: About, page?: EarlierPage): Cited {
  if (!page) return { cited: entry, about };
  const { kind, timeline } = page;
  const released = findLastRelease(page);
  const stated = toStated(about, released);
  const citation = { ...stated.citation, date: released?.date, year: undefined };
  const stored = released && timeline.tasks.get(released.index);
  const { repository } = about;
  const commit = released?.commit;
  return {
    cited: {
      ...entry,
      path: timeline.path,
      ...(stored && { file: stored.ownFile ?? stored.file, start: stored.start }),
    },
    about: {
      ...stated,
      repository: repository && commit !== undefined ? { ...repository, ref: commit } : undefined,
      version: released?.version,
      // Both this version and the current one may be cited in one text.
      citedRelease: kind === 'version' ? released?.segment : undefined,
      citation,
    },
  };
}

/** The title of a task's page in a browser tab. That of an earlier version names its last release. */
export function toTabTitle(
  entry: Pick<TaskEntry, 'id' | 'shortId' | 'difference' | 'task'>,
  siteTitle: string,
  page?: EarlierPage,
): string {
  const title = toShortTitle(entry.task.instruction) || toTaskTitle(entry);
  const version = page && findLastRelease(page)?.version;
  const apart = entry.difference === undefined ? '' : ` (${entry.difference})`;
  return `${title}${apart}${version === undefined ? '' : ` (as of ${version})`} | ${siteTitle}`;
}

/** The last release that has the task as a page shows it. */
export function findLastRelease(page: EarlierPage): State | undefined {
  const version = page.kind === 'version' ? page.version : findShown(page.timeline);
  return version?.states.findLast((state) => state.version !== undefined);
}
