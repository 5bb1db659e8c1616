import { type About, findDoi } from './about.ts';
import { nameAuthors } from './author-name.ts';
import { describeDigests } from './describe-digests.ts';
import { type TaskCitation, toDoiAddress, toYear } from './task-citation.ts';

/** How to cite a dataset, in one line of plain text. */
export function formatCitation(about: About, siteAddress?: string): string {
  const { citation = {}, title, version } = about;
  const doi = findDoi(about);
  const address = doi === undefined ? citation.url : toDoiAddress(doi);
  const year = citation.year ?? toYear(citation.date);
  return joinSentences([
    ...addYear(nameAuthors(about), [citation.title ?? title], year),
    formatVersion(version, citation.date),
    citation.venue,
    address ?? about.homepage ?? siteAddress,
  ]);
}

/** How to cite a task, in the same forms. */
export function formatTaskCitation(cited: TaskCitation): string {
  const names = cited.authors.map((name) =>
    'whole' in name ? name.whole : `${name.given} ${name.family}`,
  );
  return joinSentences([
    ...addYear(names, [`“${cited.title}” (task ${cited.id})`, `In: ${cited.dataset}`], cited.year),
    formatVersion(cited.version, cited.date),
    cited.address,
    describeDigests(cited),
  ]);
}

/** The authors and the work. The year is after the authors; without any, at the end. */
function addYear(
  names: readonly string[],
  work: readonly string[],
  year: number | undefined,
): string[] {
  const parts = names.length === 0 ? work : [names.join(', '), ...work];
  const place = names.length === 0 ? parts.length - 1 : 0;
  return parts.map((part, index) =>
    index === place && year !== undefined ? `${part} (${year})` : part,
  );
}

function formatVersion(version: string | undefined, date: string | undefined): string | undefined {
  if (version === undefined) return date;
  return date === undefined || date === version
    ? `Version ${version}`
    : `Version ${version} of ${date}`;
}

/** A name such as "Desk Inc." and a title with a question mark end a sentence themselves. */
const joinSentences = (parts: readonly (string | undefined)[]): string =>
  parts.reduce<string>(
    (text, part) => [text, part].filter(Boolean).join(/[.?!]$/.test(text) ? ' ' : '. '),
    '',
  );
