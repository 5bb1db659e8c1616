import { shortHash } from '../../text/short-hash.ts';

const plain = /^[A-Za-z0-9._-]{1,100}$/;

/**
 * What would be read as something else: a hidden file, a file beside a page, a page of the task
 * list, and names that Windows does not give to folders.
 */
const reserved = /^\.|\.$|\.(?:bib|html?|json|ris|txt)$|^(?:page|con|prn|aux|nul|com\d|lpt\d)$/i;
const slugLength = 60;

/**
 * One part of an address for a name. A name of letters, digits, dots, hyphens and underscores
 * stays as written; any other becomes a slug with a short hash.
 */
export function toSegment(name: string): string {
  if (plain.test(name) && !reserved.test(name)) return name;
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slugLength)
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' ? shortHash(name) : `${slug}-${shortHash(name)}`;
}

/**
 * A segment for each name. Names whose segments differ in case alone are told apart by a short
 * hash, since many disks take them for the same; the one in lower case keeps its own.
 */
export function assignSegments(names: Iterable<string>): Map<string, string> {
  const unique = [...new Set(names)];
  const sharing = Map.groupBy(unique, (name) => toSegment(name).toLowerCase());
  return new Map(
    unique.map((name) => {
      const segment = toSegment(name);
      const folded = segment.toLowerCase();
      const clashes = (sharing.get(folded)?.length ?? 0) > 1 && segment !== folded;
      return [name, clashes ? `${segment}-${shortHash(name)}` : segment];
    }),
  );
}
