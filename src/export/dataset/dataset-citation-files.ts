import type { Catalogue } from '#catalogue/catalogue.ts';
import type { About } from '#catalogue/citing/about.ts';
import { formatCitation } from '#catalogue/citing/citation.ts';
import { citeDataset } from '#catalogue/citing/dataset-citation.ts';
import { digestSet } from '#catalogue/citing/set-digest.ts';
import { shortenDigest } from '#text/short-digest.ts';
import { count } from '#text/figures/plural.ts';
import { digestOrNone } from './digests.ts';
import { toBibtex } from '../citation/bibtex.ts';
import { toRis } from '../citation/ris.ts';

/** A citation of the whole dataset in each form that programs read, and as text. */
export const toDatasetCitationFiles = (
  { about, entries }: Pick<Catalogue, 'about' | 'entries'>,
  siteAddress: string | undefined,
): Record<'bib' | 'ris' | 'txt', string> =>
  citeTasks(about, entries.map(digestOrNone), siteAddress);

/** The same for a release of the dataset, by the digests of its tasks. */
export function citeTasks(
  about: About,
  digests: readonly string[],
  siteAddress: string | undefined,
): Record<'bib' | 'ris' | 'txt', string> {
  const digest = digestSet(digests);
  const cited = citeDataset(about, siteAddress, digest);
  const text = [
    formatCitation(about, siteAddress),
    count(digests.length, 'task'),
    `SHA-256 ${shortenDigest(digest)}`,
  ];
  return { bib: toBibtex(cited), ris: toRis(cited), txt: text.join('. ') };
}
