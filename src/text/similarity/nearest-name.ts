import { distance } from 'fastest-levenshtein';

/**
 * The candidate nearest to a misspelt name, and how many letters to change: at most a third of
 * them. Undefined when none is that near.
 */
export function findNearestName(
  name: string,
  candidates: Iterable<string>,
): { name: string; edits: number } | undefined {
  let nearest: { name: string; edits: number } | undefined;
  let least = Math.floor(name.length / 3) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const edits = distance(name, candidate);
    if (edits < least) {
      least = edits;
      nearest = { name: candidate, edits };
    }
  }
  return nearest;
}
