/** Longer names must be equal: every letter of a name costs an entry in the index. */
const longest = 64;

/** A name of this length keeps its first or its last letters when one letter is wrong. */
const keepsAnEnd = 8;
const endLetters = 3;

/**
 * Finds for each name the entries that it may be a misspelling of: capitals and punctuation aside,
 * one letter differs, is missing, is extra, or is swapped with its neighbour. The entries keep their
 * order. Two such names agree when a letter is left out of each, so that many names are looked up
 * together, without comparing every pair.
 */
export function findNearNames<Entry extends { id: string }>(
  names: Iterable<string>,
  entries: Iterable<Entry>,
): ReadonlyMap<string, readonly Entry[]> {
  const namesBy = new Map<string, string[]>();
  const ends = new Set<string>();
  const near = new Map<string, Set<Entry>>();
  for (const name of new Set(names)) {
    near.set(name, new Set());
    const folded = fold(name);
    for (const end of endsOf(folded)) ends.add(end);
    for (const form of formsOf(folded)) {
      const others = namesBy.get(form);
      if (others) others.push(name);
      else namesBy.set(form, [name]);
    }
  }
  for (const entry of entries) {
    const folded = fold(entry.id);
    if (folded.length >= keepsAnEnd && !endsOf(folded).some((end) => ends.has(end))) continue;
    for (const form of formsOf(folded)) {
      for (const name of namesBy.get(form) ?? []) near.get(name)?.add(entry);
    }
  }
  return new Map([...near].map(([name, found]) => [name, [...found]]));
}

const fold = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const endsOf = (folded: string): string[] => [
  `${folded.slice(0, endLetters)}…`,
  `…${folded.slice(-endLetters)}`,
];

/** A name, and the same with each letter left out in turn. */
function formsOf(folded: string): ReadonlySet<string> {
  if (folded.length > longest) return new Set([folded]);
  const shorter = Array.from(
    { length: folded.length },
    (_, at) => folded.slice(0, at) + folded.slice(at + 1),
  );
  return new Set([folded, ...shorter]);
}
