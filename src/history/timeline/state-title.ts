import type { State } from './history.ts';

/** The version of a state, or that it has none yet. */
export const toStateTitle = ({ version }: Pick<State, 'version'>): string =>
  version ?? 'Not released yet';

/** When something happened, as a part of a sentence. */
export const toStateTime = ({ version }: Pick<State, 'version'>): string =>
  version === undefined ? 'after the last release' : `in ${version}`;

/** The date of a state; undefined where its version is the date. */
export const toOwnDate = ({ version, date }: Pick<State, 'version' | 'date'>): string | undefined =>
  date === version ? undefined : date;
