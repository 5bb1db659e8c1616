import { shortHash } from '#text/short-hash.ts';

const plain = /^[A-Za-z0-9._-]{1,100}$/;

/**
 * Names with another meaning: a hidden file, a file beside a page, a page of the task list, and
 * names of devices, which Windows does not allow for folders, whatever follows a dot.
 */
const reserved =
  /^\.|\.$|\.(?:bib|html?|json|md|ris|txt)$|^(?:page|(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?)$/i;
const slugLength = 60;

/**
 * One part of an address for a name. A name of letters, digits, dots, hyphens and underscores
 * stays as written; any other becomes a slug with a short hash.
 */
export function toSegment(name: string): string {
  if (plain.test(name) && !reserved.test(name)) return name;
  const slug = toSlug(name, slugLength);
  return slug === '' ? shortHash(name) : `${slug}-${shortHash(name)}`;
}

/** A text in small letters, digits and hyphens; empty for one without any such letter. */
export const toSlug = (text: string, longest: number): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');

/**
 * A segment for each name. Names whose segments differ only in case get a short hash, since many
 * file systems ignore case; the one in lower case keeps its segment.
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
