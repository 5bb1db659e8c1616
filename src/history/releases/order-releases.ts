import { compare } from 'semver';
import { compareText } from '#text/compare-text.ts';
import { isVersion } from './next-version.ts';

interface Dated {
  version: string;
  /** As in "2026-03-14". */
  date: string | undefined;
}

/**
 * The oldest first: by their versions, if all are such as "1.4.2", since a repair of an earlier version
 * can be released after a later one; otherwise by their dates, where a release without a date stays
 * behind the one before it.
 */
export function orderReleases<Of extends Dated>(releases: readonly Of[]): Of[] {
  if (releases.every(({ version }) => isVersion(version))) {
    return [...releases].sort((one, other) => compare(one.version, other.version));
  }
  let last = '';
  const dated = releases.map((release) => ({ release, date: (last = release.date ?? last) }));
  return dated
    .sort((one, other) => compareText(one.date, other.date))
    .map(({ release }) => release);
}
