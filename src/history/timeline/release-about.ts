import type { About } from '../../catalogue/citing/about.ts';
import { toYear } from '../../catalogue/citing/task-citation.ts';
import { toVersion } from '../../text/to-version.ts';
import type { State } from './history.ts';

/**
 * What a citation of a release says of the dataset.
 *
 * @param address of the page of the release; undefined when the address of the site is not known
 */
export function toReleaseAbout(
  about: About,
  { version, segment, date, doi }: Pick<State, 'version' | 'segment' | 'date' | 'doi'>,
  address: string | undefined,
): About {
  const citation = { ...about.citation, date, year: toYear(date) };
  return {
    ...about,
    version,
    citedRelease: segment,
    releaseDoi: doi,
    citation,
    homepage: address ?? about.homepage,
  };
}

/**
 * What a citation of today's tasks says of the dataset: the version, the day and the DOI of the release
 * that they are, whatever `dataset.json` says, and none of them if they have changed since the last release.
 *
 * @param current the newest state; undefined for a dataset without releases
 */
export function toCurrentAbout(
  about: About,
  current: Pick<State, 'version' | 'date' | 'doi'> | undefined,
): About {
  if (!current) return about;
  const { version, doi: releaseDoi } = current;
  const { date: stated, ...citation } = about.citation ?? {};
  const isStated = version !== undefined && toVersion(about.version ?? '') === toVersion(version);
  const date = current.date ?? (isStated ? stated : undefined);
  if (isStated && date === stated) return { ...about, releaseDoi };
  const year = citation.year ?? toYear(stated);
  return {
    ...about,
    version,
    releaseDoi,
    citation:
      date === undefined
        ? about.citation && { ...citation, ...(year !== undefined && { year }) }
        : { ...citation, date },
  };
}
