/** The keys and indices that lead from a JSON value to one inside it. */
export type Path = readonly (string | number)[];

/** Whether a path is an outer one, or leads on from it. */
export const isWithin = (path: Path, outer: Path): boolean =>
  outer.every((key, index) => path[index] === key);

/** A path as an RFC 6901 JSON Pointer. */
export function toPointer(path: Path): string {
  let pointer = '';
  for (const key of path) pointer += `/${escapeKey(key)}`;
  return pointer;
}

/** The keys of an RFC 6901 JSON Pointer; indices stay strings. */
export function fromPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const escapeKey = (key: string | number): string | number =>
  typeof key === 'string' && /[~/]/.test(key)
    ? key.replaceAll('~', '~0').replaceAll('/', '~1')
    : key;
