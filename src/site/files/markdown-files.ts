import { addresses } from '#addresses/addresses.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { type TaskAlias, toAliasMarkdown } from '#export/markdown/alias-markdown.ts';
import { toLlmsText, toTaskListMarkdown } from '#export/markdown/llms-text.ts';
import { toTaskMarkdown } from '#export/markdown/task-markdown.ts';
import { findRemoval } from '#history/timeline/find-removal.ts';
import type { Site } from '../context/load-site.ts';
import type { SiteHistory } from '../context/site-history.ts';
import { type SiteLocation, toRoot } from '../page/site-location.ts';
import type { DataFile } from './data-file.ts';

/** Pages in Markdown, if `dataset.json` asks for them. */
export function* listMarkdownFiles(
  { catalogue, history, results }: Site,
  place: SiteLocation,
): Generator<DataFile> {
  if (catalogue.about.markdown !== true) return;
  const root = toRoot(place);
  const { siteAddress } = place;
  const context = { catalogue, root, siteAddress };
  for (const entry of catalogue.entries) {
    const timeline = history?.findTimeline(entry.path);
    yield {
      address: addresses.taskMarkdown(entry.path),
      task: entry,
      read: () => toTaskMarkdown(entry, { ...context, timeline, results }),
    };
  }
  for (const alias of listAliases(catalogue, history)) {
    yield {
      address: addresses.taskMarkdown(alias.path),
      read: () => toAliasMarkdown(alias, { root, canary: catalogue.about.canary }),
    };
  }
  for (const page of history?.pages ?? []) {
    if (page.kind === 'alias') continue;
    const { entry, timeline } = page;
    const removal = findRemoval(timeline, history?.timelines ?? [], catalogue.about.withdrawn);
    yield {
      address: addresses.taskMarkdown(page.path),
      read: () => toTaskMarkdown(entry, { ...context, timeline, earlier: page, removal }),
    };
  }
  yield {
    address: addresses.taskList,
    read: () => toTaskListMarkdown(catalogue, root),
  };
  yield {
    address: addresses.llms,
    read: () => toLlmsText(catalogue, { root, history, results }),
  };
}

/** Old addresses, also those at which a list of tasks with the same id is today. */
function listAliases(
  { entries }: Catalogue,
  history: SiteHistory | undefined,
): Iterable<TaskAlias & { path: string }> {
  if (!history) return [];
  const { pages, timelines } = history;
  const written = new Set([...entries, ...pages].map(({ path }) => path));
  const shared = timelines
    .flatMap((timeline) => timeline.paths.map((path) => ({ path, timeline })))
    .filter(({ path }) => !written.has(path));
  const aliases = [...pages.filter(({ kind }) => kind === 'alias'), ...shared];
  return new Map(aliases.map((alias) => [alias.path, alias])).values();
}
