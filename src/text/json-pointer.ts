/** The keys and indices that lead from a JSON value to one inside it. */
export type Path = readonly (string | number)[];

/** A path as an RFC 6901 JSON Pointer. */
export function toPointer(path: Path): string {
  let pointer = '';
  for (const segment of path) pointer += `/${escapeSegment(segment)}`;
  return pointer;
}

/** The keys of an RFC 6901 JSON Pointer; indices stay texts. */
export function fromPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const escapeSegment = (segment: string | number): string | number =>
  typeof segment === 'string' && /[~/]/.test(segment)
    ? segment.replaceAll('~', '~0').replaceAll('/', '~1')
    : segment;
