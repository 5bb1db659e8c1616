/** How many entries two lists, or characters two texts, share at their starts, then at their ends. */
export function findSharedEnds<List extends string | readonly string[]>(
  one: List,
  other: List,
): { start: number; end: number } {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return { start, end };
}
