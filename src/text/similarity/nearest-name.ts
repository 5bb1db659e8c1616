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
    const edits = countEdits(name, candidate);
    if (edits < least) {
      least = edits;
      nearest = { name: candidate, edits };
    }
  }
  return nearest;
}

/** How many letters to change; two neighbours that are swapped count as one. */
export const countEdits = (name: string, candidate: string): number =>
  isSwapped(name, candidate) ? 1 : distance(name, candidate);

/** Whether two neighbouring letters are swapped, and all others the same. */
function isSwapped(name: string, candidate: string): boolean {
  if (name.length !== candidate.length) return false;
  let at = 0;
  while (at < name.length && name[at] === candidate[at]) at++;
  return (
    at + 1 < name.length &&
    name[at] === candidate[at + 1] &&
    name[at + 1] === candidate[at] &&
    name.slice(at + 2) === candidate.slice(at + 2)
  );
}
