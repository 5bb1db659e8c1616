import { addresses, withBase } from '#addresses/addresses.ts';
import { shortenDigest } from '#text/short-digest.ts';
import { describeEventMeaning } from '#history/releases/describe-class.ts';
import { describeEnd, type Removal } from '#history/timeline/find-removal.ts';
import type { TaskEvent, Timeline } from '#history/timeline/history.ts';
import { type EarlierPage, toShownPath } from '#history/timeline/earlier-pages.ts';
import { listRenamings, nameEvent, type Renaming } from '#history/timeline/list-renamings.ts';
import { toOwnDate, toStateTime, toStateTitle } from '#history/timeline/state-title.ts';
import { escapeMarkdown, toCodeSpan, toMarkdown, toMarkdownLink } from '#text/to-markdown.ts';

/** What happened to a task, the newest first, and its versions. */
export function listHistoryLines(timeline: Timeline, root: string): string[] {
  const versions = timeline.versions.toReversed().map((version) => {
    const path = toShownPath(timeline, version);
    const link = toMarkdownLink(
      shortenDigest(version.digest),
      withBase(root, addresses.taskMarkdown(path)),
    );
    return `- Version ${link}: ${version.states.map(toStateTitle).map(escapeMarkdown).join(', ')}`;
  });
  const renamings = new Map(listRenamings(timeline).map((one) => [one.state, one]));
  const events = timeline.events
    .toReversed()
    .map((event) => describeEvent(event, renamings.get(event.state)));
  return [events.join('\n'), ...(versions.length === 0 ? [] : [versions.join('\n')])];
}

function describeEvent(event: TaskEvent, renaming: Renaming | undefined): string {
  const { kind, state, class: change, changes } = event;
  const title = [
    `- ${nameEvent(kind, renaming)} ${escapeMarkdown(toStateTime(state))}`,
    escapeMarkdown(toOwnDate(state) ?? ''),
    renaming && `from ${toCodeSpan(renaming.from)} to ${toCodeSpan(renaming.to)}`,
  ];
  const meaning = describeEventMeaning(event);
  if (meaning === undefined) return title.filter(Boolean).join(', ');
  const lines = changes.map(({ sentence }) => `  - ${toMarkdown(sentence)}`);
  return [`${[...title, change].filter(Boolean).join(', ')}. ${meaning}`, ...lines].join('\n');
}

/** That a page shows no current task. */
export function describeEarlier(
  { kind, timeline }: EarlierPage,
  removal: Removal | undefined,
  root: string,
): string {
  const toLink = (text: string, { path }: Timeline) =>
    toMarkdownLink(text, withBase(root, addresses.taskMarkdown(path)));
  const newest = removal ? 'The last version of the task' : 'The current version of the task';
  return [
    ...(kind === 'version' ? [`**This is an earlier version.** ${toLink(newest, timeline)}`] : []),
    ...(removal ? [describeRemoval(removal, toLink)] : []),
  ].join('\n');
}

function describeRemoval(
  { kind, state, reason, successor }: Removal,
  toLink: (text: string, timeline: Timeline) => string,
): string {
  const sentences = [
    `**${describeEnd(kind)} ${escapeMarkdown(toStateTime(state))}.**`,
    reason && escapeMarkdown(reason),
    successor && `It was replaced by ${toLink(successor.last.id, successor)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
