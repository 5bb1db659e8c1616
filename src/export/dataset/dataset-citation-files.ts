import type { Catalogue } from '../../catalogue/catalogue.ts';
import { formatCitation } from '../../catalogue/citing/citation.ts';
import { citeDataset } from '../../catalogue/citing/dataset-citation.ts';
import { digestSet } from '../../catalogue/citing/set-digest.ts';
import { shortenDigest } from '../../catalogue/citing/short-digest.ts';
import { count } from '../../text/figures/plural.ts';
import { digestOrNone } from './digests.ts';
import { toBibtex } from '../citation/bibtex.ts';
import { toRis } from '../citation/ris.ts';

/** A citation of the whole dataset in each form that programs read, and as text. */
export function toDatasetCitationFiles(
  { about, entries }: Pick<Catalogue, 'about' | 'entries'>,
  siteAddress: string | undefined,
): Record<'bib' | 'ris' | 'txt', string> {
  const digest = digestSet(entries.map(digestOrNone));
  const cited = citeDataset(about, siteAddress, digest);
  const text = [
    formatCitation(about, siteAddress),
    count(entries.length, 'task'),
    `SHA-256 ${shortenDigest(digest)}`,
  ];
  return { bib: toBibtex(cited), ris: toRis(cited), txt: text.join('. ') };
}
