/** Joins short pieces of a text to longer ones, since each is written to the disk on its own. */
export function* inChunks(pieces: Iterable<string>, size = 262_144): Generator<string> {
  let chunk = '';
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length < size) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
