/**
 * A JSON object with a list as its last key, in pieces and with a line for each entry, so that a
 * long list never is one text in memory.
 *
 * @param head the other keys, one at least
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
