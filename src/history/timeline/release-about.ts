import type { About } from '../../catalogue/citing/about.ts';
import { toYear } from '../../catalogue/citing/task-citation.ts';
import type { State } from './history.ts';

/**
 * What a citation of a release says of the dataset.
 *
 * @param address of the page of the release; undefined when the address of the site is not known
 */
export function toReleaseAbout(
  about: About,
  {
    version,
    segment,
    date,
    doi = about.citation?.doi,
  }: Pick<State, 'version' | 'segment' | 'date' | 'doi'>,
  address: string | undefined,
): About {
  const citation = { ...about.citation, date, year: toYear(date), doi };
  return {
    ...about,
    version,
    citedRelease: segment,
    citation,
    homepage: address ?? about.homepage,
  };
}

/**
 * What a citation of today's tasks says of the dataset: nothing of a release if they have changed since
 * the last one, though `dataset.json` may have its version still.
 *
 * @param current the newest state; undefined for a dataset without releases
 */
export function toCurrentAbout(about: About, current: Pick<State, 'version'> | undefined): About {
  if (!current || current.version !== undefined) return about;
  const { date, ...citation } = about.citation ?? {};
  const year = citation.year ?? toYear(date);
  return {
    ...about,
    version: undefined,
    citation: about.citation && { ...citation, ...(year !== undefined && { year }) },
  };
}
