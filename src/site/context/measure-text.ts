/** The bytes of a text in UTF-8. */
export function measureText(pieces: Iterable<string>): number {
  let bytes = 0;
  for (const piece of pieces) bytes += Buffer.byteLength(piece);
  return bytes;
}
