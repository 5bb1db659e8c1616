import { addresses } from '#addresses/addresses.ts';
import { resultAddresses } from '#addresses/result-addresses.ts';
import type { About } from '#catalogue/citing/about.ts';
import type { State } from '#history/timeline/history.ts';

/** What the header depends on. */
export interface HeaderData {
  about: Pick<About, 'version'>;
  history?: { states: readonly Pick<State, 'version' | 'segment'>[] } | undefined;
  results?: object | undefined;
}

/** The links of the header, without the base path; results and releases where there are any. */
export const listSiteLinks = ({ history, results }: HeaderData) => [
  { label: 'Tasks', address: addresses.tasks },
  { label: 'Apps', address: addresses.facet('apps') },
  { label: 'Metrics', address: addresses.facet('metrics') },
  { label: 'Statistics', address: addresses.statistics },
  ...(results ? [{ label: 'Results', address: resultAddresses.results }] : []),
  ...(history ? [{ label: 'Releases', address: addresses.releases }] : []),
  { label: 'Cite and download', address: addresses.data },
];

/** The version that the site shows, with the address of its page if it is a release; undefined where it is unknown. */
export function findShownVersion({
  about: { version },
  history,
}: HeaderData): { version: string; address: string | undefined } | undefined {
  if (version === undefined) return undefined;
  const newest = history?.states.at(-1);
  const isReleased = newest?.version !== undefined;
  return { version, address: isReleased ? addresses.release(newest.segment) : undefined };
}
