import { addresses, withBase } from '#addresses/addresses.ts';
import type { About } from '#catalogue/citing/about.ts';
import { digestSet } from '#catalogue/citing/set-digest.ts';
import { toCodeJson, toSeenCode } from '#history/report/code-json.ts';
import { countLists } from '#history/report/listed-tasks.ts';
import { summarizeDiff } from '#history/report/summarize-diff.ts';
import type { DatasetHistory, State } from '#history/timeline/history.ts';
import type { ReleasesJson } from './history-schemas.ts';
import { listDigests } from './release-files.ts';

/** Every release with its counts, the newest first. */
export function toReleasesJson(
  history: DatasetHistory,
  { title, canary }: Pick<About, 'title' | 'canary'>,
  root: string,
): string {
  const releases = history.states.toReversed().map((state) => toRelease(state, history, root));
  const $schema = withBase(root, addresses.exportSchema('releases'));
  const own = canary !== undefined && { canary };
  const content: ReleasesJson = { $schema, title, releases, ...own };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function toRelease(
  state: State,
  history: DatasetHistory,
  root: string,
): ReleasesJson['releases'][number] {
  const { version, segment, date, notes, doi, tasks, unreadable } = state;
  const diff = history.diffs.get(state);
  return {
    version: version ?? null,
    address: withBase(root, addresses.release(segment)),
    date: date ?? null,
    notes: notes ?? null,
    doi: doi ?? null,
    tasks: tasks.length,
    unreadable: [...unreadable],
    digest: digestSet(listDigests(state, { history })),
    code: toSeenCode(state.code),
    changes: diff ? { ...countLists(diff), ...summarizeDiff(diff), ...toCodeJson(diff) } : null,
  };
}
