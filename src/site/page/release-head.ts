import { addresses, withBase } from '#addresses/addresses.ts';
import type { About } from '#catalogue/citing/about.ts';
import { toDatasetData } from '#catalogue/citing/structured-data.ts';
import type { State } from '#history/timeline/history.ts';
import { toReleaseAbout } from '#history/timeline/release-about.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import type { SiteHistory } from '../context/site-history.ts';

/** A release in the vocabulary of schema.org; undefined for a state that is not released. */
export function toReleaseData(
  state: State,
  history: SiteHistory,
  { about, siteAddress }: { about: About; siteAddress: string | undefined },
): JsonObject | undefined {
  if (state.version === undefined) return undefined;
  const address = siteAddress && withBase(siteAddress, addresses.release(state.segment));
  return toDatasetData(
    toReleaseAbout(about, state, address),
    siteAddress,
    history.listFiles(state, siteAddress),
    findBasis(history, state, siteAddress),
  );
}

/** The address of the release before a state. */
export function findBasis(
  { states }: Pick<SiteHistory, 'states'>,
  state: State | undefined,
  siteAddress: string | undefined,
): string | undefined {
  const before = state && states[state.index - 1];
  return before && siteAddress && withBase(siteAddress, addresses.release(before.segment));
}
