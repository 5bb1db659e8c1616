import { toShortTitle, toTaskTitle } from '../task/task-title.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { type RichText, toReadableText } from '#text/rich-text.ts';
import { isInfeasibleTask } from '../task/feasibility.ts';
import { type About, findDoi } from '../citing/about.ts';
import { type AuthorName, splitAuthors, toInvertedName } from '../citing/author-name.ts';
import { citeTask, isOfYear } from '../citing/task-citation.ts';
import type { PictureFinder, PreviewPicture } from './previews.ts';

/** The attributes of a `meta` element. */
export type MetaTag = Readonly<
  { content: string } & ({ name: string; property?: never } | { property: string; name?: never })
>;

/** Services cut longer texts. */
const longestPreview = 200;
const longestDescription = 300;

/** In pixels; 1.91 to 1 is what large services ask for. */
export const pictureSize = { width: 1200, height: 630 };

/** The instruction, as other sites show it beside a link. */
export const toPreviewTitle = (instruction: string): string =>
  toShortTitle(instruction, longestPreview);

/** When the task passes, as search engines and other sites show it below the title. */
export const toTaskDescription = (verdict: RichText): string =>
  toShortTitle(toReadableText(verdict), longestDescription);

/**
 * The title and the picture that other sites show beside a link.
 *
 * @param siteAddress where the site is published; a picture needs its whole address.
 */
export function toPreviewTags(
  title: string,
  picture: PreviewPicture,
  siteAddress: string | undefined,
): MetaTag[] {
  const tags = { 'og:title': title, ...describePicture(picture, siteAddress) };
  return Object.entries(tags).map(([property, content]) => ({ property, content }));
}

function describePicture(
  { address, label }: PreviewPicture,
  siteAddress: string | undefined,
): Record<string, string> {
  if (siteAddress === undefined) return {};
  return {
    'og:image': new URL(address.replace(/^\//, ''), siteAddress).href,
    'og:image:width': String(pictureSize.width),
    'og:image:height': String(pictureSize.height),
    'og:image:alt': `The tasks of ${label}, each a line in the colours of its apps`,
  };
}

/** What the head of a task's page has beside what all pages have. */
export function listTaskTags(
  entry: TaskEntry,
  { about, findPicture }: { about: About; findPicture: PictureFinder },
  siteAddress: string | undefined,
): MetaTag[] {
  const picture = findPicture(entry.apps.map(({ name }) => name));
  const title = toPreviewTitle(entry.task.instruction) || toTaskTitle(entry);
  return [
    ...toPreviewTags(title, picture, siteAddress),
    ...toTaskCitationTags(entry, about, siteAddress),
  ];
}

/** A reference to a task as reference managers read it; its type is one of Zotero's. */
function toTaskCitationTags(
  entry: TaskEntry,
  about: About,
  siteAddress: string | undefined,
): MetaTag[] {
  const { title, authors, dataset, date, year, address } = citeTask(entry, about, siteAddress);
  const keywords = entry.apps.map(({ label }) => label);
  return toCitationTags({
    title,
    authors,
    date: date ?? year,
    publisher: dataset,
    address,
    language: about.language,
    keywords: isInfeasibleTask(entry) ? [...keywords, 'infeasible'] : keywords,
  });
}

/** The same for a reference to the dataset. */
export function toDatasetCitationTags(about: About, siteAddress: string | undefined): MetaTag[] {
  const { title, citation = {}, homepage, language } = about;
  const { date, year } = citation;
  return toCitationTags({
    title: citation.title ?? title,
    authors: splitAuthors(about),
    date: isOfYear(date, year) ? date : (year ?? date),
    publisher: citation.venue,
    doi: findDoi(about),
    address: homepage ?? siteAddress,
    language,
    keywords: [],
  });
}

interface Citation {
  title: string;
  authors: readonly AuthorName[];
  date: string | number | undefined;
  publisher: string | undefined;
  doi?: string | undefined;
  address: string | undefined;
  language: string;
  keywords: readonly string[];
}

function toCitationTags(cited: Citation): MetaTag[] {
  const { title, authors, date, publisher, doi, address, language, keywords } = cited;
  const tags: readonly (readonly [string, string | undefined])[] = [
    ['z:itemType', 'dataset'],
    ['citation_title', title],
    ...authors.map((name) => ['citation_author', toInvertedName(name)] as const),
    ['citation_publication_date', date === undefined ? undefined : toDate(date)],
    ['citation_publisher', publisher],
    ['citation_doi', doi],
    ['citation_public_url', address],
    ['citation_language', language],
    ['citation_keywords', keywords.length === 0 ? undefined : keywords.join('; ')],
  ];
  return tags.flatMap(([name, content]) => (content === undefined ? [] : [{ name, content }]));
}

/** With slashes, as Google Scholar asks for. */
const toDate = (date: string | number): string => String(date).replaceAll('-', '/');
