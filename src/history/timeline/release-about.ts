import type { About } from '../../catalogue/citing/about.ts';
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
  const year = date === undefined ? undefined : Number(date.slice(0, 4));
  const citation = { ...about.citation, date, year, doi };
  return {
    ...about,
    version,
    citedRelease: segment,
    citation,
    homepage: address ?? about.homepage,
  };
}
