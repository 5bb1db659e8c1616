import { addresses, withBase } from '../../addresses/addresses.ts';
import type { About } from '../../catalogue/citing/about.ts';
import { shortenDigest } from '../../catalogue/citing/short-digest.ts';
import { judgeComparability } from '../../history/releases/comparability.ts';
import { describeComparability } from '../../history/releases/describe-class.ts';
import type { State, TaskEvent, Timeline } from '../../history/timeline/history.ts';
import {
  type EarlierPage,
  findShown,
  toVersionPath,
} from '../../history/timeline/list-addresses.ts';
import { toStateTitle } from '../../history/timeline/state-title.ts';
import { escapeMarkdown, toCodeSpan, toMarkdown, toMarkdownLink } from '../../text/to-markdown.ts';

/** What happened to a task, the newest first, and its versions. */
export function listHistoryLines(timeline: Timeline, root: string): string[] {
  const shown = findShown(timeline);
  const versions = timeline.versions.toReversed().map((version) => {
    const path = version === shown ? timeline.path : toVersionPath(timeline, version);
    const link = toMarkdownLink(
      shortenDigest(version.digest),
      withBase(root, addresses.taskMarkdown(path)),
    );
    return `- Version ${link}: ${version.states.map(toStateTitle).join(', ')}`;
  });
  return [
    timeline.events.toReversed().map(describeEvent).join('\n'),
    ...(versions.length === 0 ? [] : [versions.join('\n')]),
  ];
}

function describeEvent({ kind, state, class: change, changes, from }: TaskEvent): string {
  const title = [`- ${kind} ${describeState(state)}`, state.date, from && toCodeSpan(from.id)];
  if (changes.length === 0) return title.filter(Boolean).join(', ');
  const comparability = describeComparability(judgeComparability(change));
  const lines = changes.map(({ sentence }) => `  - ${toMarkdown(sentence)}`);
  return [`${[...title, change].filter(Boolean).join(', ')}. ${comparability}`, ...lines].join(
    '\n',
  );
}

const describeState = ({ version }: State): string =>
  version === undefined ? 'after the last release' : `in ${version}`;

/** That a page shows no task of today. */
export function describeEarlier(
  { kind, timeline }: EarlierPage,
  { root, withdrawn = [] }: { root: string; withdrawn: About['withdrawn'] },
): string {
  const removal = timeline.events.findLast((event) => event.kind === 'removed');
  const isGone = timeline.current === undefined;
  const reason = withdrawn.find(({ id }) => id === timeline.last.id)?.reason ?? '';
  const newest = toMarkdownLink(
    isGone ? 'The last version of the task' : 'The current version of the task',
    withBase(root, addresses.taskMarkdown(timeline.path)),
  );
  return [
    ...(kind === 'version' ? [`**This is an earlier version.** ${newest}`] : []),
    ...(isGone && removal
      ? [
          `**This task was removed ${describeState(removal.state)}.** ${escapeMarkdown(reason)}`.trim(),
        ]
      : []),
  ].join('\n');
}
