import { didYouMean } from './did-you-mean.ts';
import { findNearestName } from './nearest-name.ts';
import { findNearNames } from './near-names.ts';

/** The end of a message about an unknown name: the one that was probably meant, if there is one. */
export function suggest(name: string, candidates: readonly string[]): string {
  const entries = candidates.map((id) => ({ id }));
  const [near] = findNearNames([name], entries).get(name) ?? [];
  const meant = near?.id ?? findNearestName(name, candidates)?.name;
  return didYouMean(meant);
}
