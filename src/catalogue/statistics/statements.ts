import { candidates, type DescribedCatalogue, type Statement } from './statement-candidates.ts';

/**
 * The sentences that say most about a dataset, in order of how much they say. What is true of half of
 * the tasks says most, and what is true of all or none says nothing.
 *
 * @param most how many there are at most. Default: 5.
 */
export function listStatements(catalogue: DescribedCatalogue, most = 5): Statement[] {
  const total = catalogue.entries.length;
  return candidates
    .flatMap((describe) => describe(catalogue) ?? [])
    .map((candidate) => ({
      ...candidate,
      weight: candidate.importance * measureEntropy(candidate.notable / total),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ tasks, text }) => ({ tasks, text }));
}

/** In bits: from 0, for a share of 0 or 1, to 1, for a half. */
function measureEntropy(share: number): number {
  if (share <= 0 || share >= 1) return 0;
  return -(share * Math.log2(share) + (1 - share) * Math.log2(1 - share));
}
