/** How many entries two lists, or characters two texts, share at their starts, then at their ends. */
export function findSharedEnds<List extends string | readonly unknown[]>(
  one: List,
  other: List,
  areEqual: (entry: unknown, other: unknown) => boolean = Object.is,
): { start: number; end: number } {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && areEqual(one[start], other[start])) start++;
  let end = 0;
  while (end < shorter - start && areEqual(one.at(-1 - end), other.at(-1 - end))) end++;
  return { start, end };
}
