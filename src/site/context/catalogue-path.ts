import { UsageError } from '#dataset/usage-error.ts';

/**
 * A path as its user names it, as addresses begin with it: `/desktop`, and nothing for the base path.
 *
 * @throws UsageError when it has characters that an address would have to encode.
 */
export function toCataloguePath(named = ''): string {
  const path = named.replaceAll(/^\/+|\/+$/g, '');
  if (path === '') return '';
  if (!/^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/.test(path)) {
    throw new UsageError(
      `"${named}" cannot be the path of a catalogue`,
      'Use letters, digits, "-", "_" and "/", as in "datasets/desktop".',
    );
  }
  return `/${path}`;
}
