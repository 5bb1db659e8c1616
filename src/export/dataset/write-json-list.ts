/**
 * A JSON object with an array as its last value, in pieces and with a line for each element, so that
 * a long array is never one string in memory.
 *
 * @param head the other keys, at least one
 * @param toRecord what is written of an entry
 */
export function* writeJsonList<Entry>(
  head: object,
  key: string,
  entries: Iterable<Entry>,
  toRecord: (entry: Entry) => object,
): Generator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},${JSON.stringify(key)}:[`;
  let separator = '\n';
  for (const entry of entries) {
    yield `${separator}${JSON.stringify(toRecord(entry))}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}
