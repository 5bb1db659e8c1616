/** How many sets with a member in common are compared; a member that more sets share says little. */
const mostSharers = 4;

/** A set that resembles another one. */
export interface SimilarSet {
  /** Which of the added sets, counted from 0. */
  index: number;
  /** Their Jaccard similarity, the share of all members that both have: 1 for equal sets. */
  similarity: number;
}

/**
 * Finds similar sets among many sorted ones, without comparing every pair. Two sets
 * whose similarity reaches the threshold share one of their few smallest members, so only sets with
 * such a member in common are compared (prefix filtering: Chaudhuri, Ganti and Kaushik, "A primitive
 * operator for similarity joins in data cleaning", 2006). Members are hashes, so chance decides
 * which are the smallest.
 */
export function createSimilarSets(threshold: number): {
  /**
   * Adds a set. Returns the most similar accepted one of those added before, and of equally
   * similar ones the first; undefined when none reaches the threshold.
   */
  add(set: readonly number[], accepts: (index: number) => boolean): SimilarSet | undefined;
} {
  const sets: (readonly number[])[] = [];
  const sharersOf = new Map<number, number[]>();
  /** For each set, the set that it was last compared with. */
  const comparedWith: number[] = [];

  return {
    add(set, accepts) {
      const own = sets.push(set) - 1;
      comparedWith.push(own);
      let nearest: SimilarSet | undefined;
      for (const member of prefixOf(set, threshold)) {
        const sharers = sharersOf.get(member) ?? [];
        for (const index of sharers) {
          const other = sets[index];
          if (!other || comparedWith[index] === own) continue;
          comparedWith[index] = own;
          const members = set.length + other.length;
          const equal = sharesAt(nearest?.similarity ?? threshold, members);
          const isTieLost = nearest !== undefined && index > nearest.index;
          const shared = countShared(set, other, isTieLost ? above(equal) : atLeast(equal));
          if (shared === undefined || !accepts(index)) continue;
          nearest = { index, similarity: shared / (members - shared) };
        }
        if (sharers.length === 0) sharersOf.set(member, sharers);
        if (sharers.length < mostSharers) sharers.push(own);
      }
      return nearest;
    },
  };
}

/** The Jaccard similarity of two sorted sets. */
export function similarityOf(one: readonly number[], other: readonly number[]): number {
  const shared = countShared(one, other, 0) ?? 0;
  const members = one.length + other.length - shared;
  return members === 0 ? 1 : shared / members;
}

/** Any similar set has one of these members too, since it can lack only as many as the rest. */
function prefixOf(set: readonly number[], threshold: number): readonly number[] {
  return set.slice(0, set.length - atLeast(threshold * set.length) + 1);
}

/** How many members two sets share at this similarity; `members` is the sum of both sizes. */
function sharesAt(similarity: number, members: number): number {
  return (similarity * members) / (1 + similarity);
}

/** The tolerance for fractions that should be whole numbers. */
const tolerance = 1e-9;
const atLeast = (value: number): number => Math.ceil(value - tolerance);
const above = (value: number): number => Math.floor(value + tolerance) + 1;

/** How many members two sorted sets share; undefined as soon as there are certainly too few. */
function countShared(
  one: readonly number[],
  other: readonly number[],
  wanted: number,
): number | undefined {
  const mostInOne = one.length - wanted;
  const mostInOther = other.length - wanted;
  let i = 0;
  let j = 0;
  let shared = 0;
  while (i < one.length && j < other.length) {
    const left = one[i] ?? 0;
    const right = other[j] ?? 0;
    if (left <= right) i++;
    if (right <= left) j++;
    if (left === right) shared++;
    else if (i - shared > mostInOne || j - shared > mostInOther) return undefined;
  }
  return shared < wanted ? undefined : shared;
}
