/**
 * A path or an address without the slashes at its end. Not with an expression such as `/\/+$/`, which
 * takes the square of the time for many slashes elsewhere.
 */
export function withoutFinalSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}
