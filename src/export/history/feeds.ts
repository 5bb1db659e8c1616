import { Feed } from 'feed';
import { addresses, withBase } from '#addresses/addresses.ts';
import type { About } from '#catalogue/citing/about.ts';
import { nameAuthors } from '#catalogue/citing/author-name.ts';
import { toShortTitle } from '#catalogue/task/task-title.ts';
import { describeCode } from '#history/report/describe-code.ts';
import { describeCounts } from '#history/report/describe-counts.ts';
import { findRemoval } from '#history/timeline/find-removal.ts';
import type { DatasetHistory, State, TaskEvent } from '#history/timeline/history.ts';
import { listRenamings, nameEvent } from '#history/timeline/list-renamings.ts';
import { toStateTitle } from '#history/timeline/state-title.ts';
import { compareText } from '#text/compare-text.ts';
import { count } from '#text/figures/plural.ts';
import { toQuotedText } from '#text/rich-text.ts';
import { escapeHtml } from '#text/safe/escape-html.ts';

/** A feed has no place for more; `changes.jsonl` has all of them. */
const mostEntries = 200;

/** The name of the file of each feed of a dataset, and the title that readers of feeds show. */
export const nameFeeds = ({ title }: Pick<About, 'title'>) => ({
  releases: { name: 'releases.atom', title: `${title}: releases` },
  changes: { name: 'changes.atom', title: `${title}: changes of tasks` },
});

/** The releases with a date as an Atom feed, the newest first. */
export function toReleaseFeed(
  { states, diffs }: DatasetHistory,
  about: FeedAbout,
  siteAddress: string,
): string {
  const entries = states.toReversed().flatMap((state): FeedEntry[] => {
    if (state.date === undefined) return [];
    const diff = diffs.get(state);
    const counts = diff ? describeCounts(diff) : [];
    const before = states[state.index - 1];
    const names = [before ? toStateTitle(before) : '', toStateTitle(state)] as const;
    const code = diff && diff.code.seen !== 'neither' ? describeCode(diff, names) : [];
    const lines = [
      count(state.tasks.length, 'task'),
      state.notes ?? '',
      ...counts,
      ...code.map(toQuotedText),
    ];
    const address = addresses.release(state.segment);
    return [{ address, ...inState(state), title: `${about.title} ${toStateTitle(state)}`, lines }];
  });
  const { releases } = nameFeeds(about);
  return toAtom({ ...releases, about, entries }, siteAddress);
}

/** What happened to tasks in releases with a date, the newest first. */
export function toChangeFeed(
  { timelines }: DatasetHistory,
  about: FeedAbout & Pick<About, 'withdrawn'>,
  siteAddress: string,
): string {
  const entries = timelines.flatMap((timeline) => {
    const { path, last, events } = timeline;
    const removal = findRemoval(timeline, [], about.withdrawn);
    const renamings = new Map(listRenamings(timeline).map((one) => [one.state, one]));
    return events.flatMap((event): FeedEntry[] => {
      const { state, kind } = event;
      if (state.date === undefined || state.index === 0) return [];
      const { instruction } = last.fields;
      const own = typeof instruction === 'string' ? toShortTitle(instruction) : '';
      const entryTitle = `${own || last.id}: ${nameEvent(kind, renamings.get(state))} in ${toStateTitle(state)}`;
      const address = `${addresses.task(path)}#history`;
      const reason = event === events.at(-1) ? removal?.reason : undefined;
      const lines = [reason ?? '', ...describeEvent(event)];
      return [{ address, ...inState(state), title: entryTitle, lines }];
    });
  });
  const newest = entries.sort((one, other) => compareText(other.date, one.date));
  const shown = newest.slice(0, mostEntries);
  const { changes } = nameFeeds(about);
  return toAtom({ ...changes, about, entries: shown }, siteAddress);
}

const inState = ({ date = '', segment }: State) => ({ date, segment });

const describeEvent = ({ changes }: TaskEvent): string[] =>
  changes.map(({ sentence }) => toQuotedText(sentence));

type FeedAbout = Pick<About, 'title' | 'authors' | 'canary'>;

interface FeedContent {
  title: string;
  about: FeedAbout;
  /** Of its file. */
  name: string;
  entries: readonly FeedEntry[];
}

interface FeedEntry {
  /** Without the base path. */
  address: string;
  date: string;
  /** The part of its address that names the release: several can be of one day. */
  segment: string;
  title: string;
  lines: readonly string[];
}

function toAtom({ title, name, about, entries }: FeedContent, siteAddress: string): string {
  const own = withBase(siteAddress, addresses.dataFile(name));
  const [newest] = entries;
  const { canary } = about;
  const authors = nameAuthors(about).join(', ') || about.title;
  const feed = new Feed({
    id: own,
    title: toElementText(title),
    link: withBase(siteAddress, addresses.releases),
    generator: 'Benchlight',
    // RFC 4287 requires an author of each entry, or of the feed.
    author: { name: toElementText(authors) },
    ...(canary !== undefined && { copyright: toElementText(canary) }),
    updated: new Date(newest?.date ?? 0),
    feedLinks: { atom: own },
  });
  for (const { address, date, segment, title: entryTitle, lines } of entries) {
    const link = withBase(siteAddress, address);
    feed.addItem({
      id: `${link}${link.includes('#') ? '-' : '#'}${segment}`,
      title: escapeHtml(toXmlText(entryTitle)),
      link,
      date: new Date(date),
      content: lines
        .filter((line) => line !== '')
        .map((line) => `<p>${escapeHtml(toXmlText(line))}</p>`)
        .join(''),
    });
  }
  return feed.atom1();
}

/** The library escapes a text, but treats `&amp;` as an ampersand that is escaped already. */
const toElementText = (text: string): string => toXmlText(text).replaceAll('&', '&amp;');

/** XML has no place for control characters and lone surrogates. */
const toXmlText = (text: string): string =>
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD');
