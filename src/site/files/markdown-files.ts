import { addresses } from '../../addresses/addresses.ts';
import { toAliasMarkdown } from '../../export/markdown/alias-markdown.ts';
import { toLlmsText, toTaskListMarkdown } from '../../export/markdown/llms-text.ts';
import { toTaskMarkdown } from '../../export/markdown/task-markdown.ts';
import { findRemoval } from '../../history/timeline/find-removal.ts';
import type { Site } from '../context/load-site.ts';
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
  const pages = history?.pages ?? [];
  const written = new Set([...catalogue.entries, ...pages].map(({ path }) => path));
  // Where several tasks share an id today, their list is at the address that one of them had.
  const shared = (history?.timelines ?? []).flatMap((timeline) =>
    timeline.paths
      .filter((path) => !written.has(path))
      .map((path) => ({ kind: 'alias', path, timeline }) as const),
  );
  for (const page of [...pages, ...shared]) {
    if (page.kind === 'alias') {
      yield {
        address: addresses.taskMarkdown(page.path),
        read: () => toAliasMarkdown(page, { root, canary: catalogue.about.canary }),
      };
      continue;
    }
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
