import type { About } from '#catalogue/citing/about.ts';
import { toYear } from '#catalogue/citing/task-citation.ts';
import { toVersion } from '#text/to-version.ts';
import type { State } from './history.ts';

/**
 * The description of the dataset for a citation of a release: the fields of the release's own
 * `dataset.json`, and those of the current file for what is missing there.
 *
 * @param address of the page of the release; undefined when the address of the site is not known
 */
export function toReleaseAbout(
  today: About,
  release: Pick<State, 'version' | 'segment' | 'date' | 'doi' | 'about'>,
  address: string | undefined,
): About {
  const { version, segment, date, doi } = release;
  const about = toStated(today, release);
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

/** The fields of a release's own `dataset.json`, and those of the current file for what is missing there. */
export const toStated = (today: About, release: Pick<State, 'about'> | undefined): About => ({
  ...today,
  ...release?.about,
  title: release?.about?.title ?? today.title,
  language: release?.about?.language ?? today.language,
});

/**
 * What a citation of the current tasks says of the dataset: the version, the day and the DOI of the release
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
