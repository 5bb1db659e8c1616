/**
 * At most so many items, in their order. When some must be left out, every key keeps its share,
 * so that a frequent one does not crowd out a rare one.
 */
export function pickFairly<Item>(
  items: readonly Item[],
  limit: number,
  keysOf: (item: Item) => readonly string[],
): readonly Item[] {
  if (items.length <= limit) return items;

  const share = Math.floor(limit / new Set(items.flatMap(keysOf)).size);
  const picked = new Set<Item>();
  const taken = new Map<string, number>();
  for (const item of items) {
    const keys = keysOf(item);
    if (keys.every((key) => (taken.get(key) ?? 0) >= share)) continue;
    picked.add(item);
    for (const key of keys) taken.set(key, (taken.get(key) ?? 0) + 1);
  }
  for (const item of items) {
    if (picked.size >= limit) break;
    picked.add(item);
  }
  return items.filter((item) => picked.has(item));
}
