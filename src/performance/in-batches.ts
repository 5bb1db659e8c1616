/** More open files at once are not faster and may exceed the system's limit. */
const batchSize = 64;

/** Processes many items, some at a time; the results are in the order of the items. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += batchSize) {
    const batch = items.slice(start, start + batchSize);
    results.push(...(await Promise.all(batch.map(work))));
  }
  return results;
}
