/** Sorted strings, each without the beginning that it shares with the one before it. */
export interface FrontCoded {
  /** How many UTF-16 units each string shares with the one before. */
  shared: readonly number[];
  rest: readonly string[];
}

/**
 * Shortens sorted strings. Compression alone finds a repeated beginning only when it is near.
 */
export function frontCode(sorted: readonly string[]): FrontCoded {
  const shared = sorted.map((text, index) => countShared(sorted[index - 1] ?? '', text));
  return { shared, rest: sorted.map((text, index) => text.slice(shared[index])) };
}

/** The inverse of `frontCode`. */
export function frontDecode({ shared, rest }: FrontCoded): string[] {
  let before = '';
  return rest.map((end, index) => (before = before.slice(0, shared[index]) + end));
}

function countShared(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one.charCodeAt(count) === other.charCodeAt(count)) count++;
  return count;
}
