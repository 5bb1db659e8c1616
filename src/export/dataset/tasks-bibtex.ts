import type { Catalogue } from '#catalogue/catalogue.ts';
import { citeTask } from '#catalogue/citing/task-citation.ts';
import { toBibtex } from '../citation/bibtex.ts';

/**
 * A BibTeX entry for each task in the order of the dataset, with an empty line between them.
 *
 * @param root the address that the site is published at, or its base path when that is not known
 */
export function* writeTasksBibtex({ about, entries }: Catalogue, root: string): Generator<string> {
  const siteAddress = /^https?:/.test(root) ? root : undefined;
  let separator = '';
  for (const entry of entries) {
    yield separator + toBibtex(citeTask(entry, about, siteAddress), about.canary);
    separator = '\n';
  }
}
