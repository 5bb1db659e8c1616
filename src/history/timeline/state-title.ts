import type { State } from './history.ts';

/** The version of a state, or that it has none yet. */
export const toStateTitle = ({ version }: Pick<State, 'version'>): string =>
  version ?? 'Not released yet';
