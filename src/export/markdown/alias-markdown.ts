import { addresses, withBase } from '#addresses/addresses.ts';
import { toShownPath } from '#history/timeline/earlier-pages.ts';
import type { TaskVersion, Timeline } from '#history/timeline/history.ts';
import { toMarkdownLink } from '#text/to-markdown.ts';
import { joinBlocks } from './join-blocks.ts';

export interface TaskAlias {
  timeline: Timeline;
  version?: TaskVersion;
}

/** What is at an old address of a task, or of a version of it, as Markdown: where it is now. */
export function toAliasMarkdown(
  { timeline, version }: TaskAlias,
  { root, canary }: { root: string; canary: string | undefined },
): string {
  const what = version ? 'version' : 'task';
  const path = version ? toShownPath(timeline, version) : timeline.path;
  const link = toMarkdownLink(path, withBase(root, addresses.taskMarkdown(path)));
  return joinBlocks([`# This ${what} has moved`, `The ${what} is now ${link}.`], canary);
}
