import { shortHash } from '#text/short-hash.ts';
import { explorerFacetNames, type FieldKey } from './facet-names.ts';
import { toSlug } from './segment.ts';

/**
 * What addresses and the line of the explorer call a field: its name, `difficulty` or `meta.kind`. A
 * name that they cannot write, or that has another meaning there, gets the prefix `field.`. Only the
 * name itself decides, so an address keeps its meaning whatever other fields and tasks there are.
 *
 * @param path the names of the field and of the objects that it is in
 */
export function toFieldKey(path: readonly string[]): FieldKey {
  const name = path.join('.');
  const isWritable = path.every((part) => writable.test(part)) && name.length <= longest;
  if (isWritable && !reserved.has(path[0] ?? '')) return name as FieldKey;
  const slug = toSlug(name, longestSlug);
  const hash = shortHash(JSON.stringify(path));
  return `${prefix}.${isWritable ? name : [slug, hash].filter(Boolean).join('-')}` as FieldKey;
}

const prefix = 'field';

/** A name in the line of the explorer; a dot divides names. */
const writable = /^[\p{L}_][\p{L}\p{N}_-]*$/u;
const longest = 60;
const longestSlug = 40;

/**
 * Facets, the other parameters of addresses, the keys of the line for the evaluator's fields, and what
 * every object has.
 */
const reserved: ReadonlySet<string> = new Set([
  ...explorerFacetNames,
  ...['all', 'columns', 'q', 'set', 'sort', prefix],
  ...['conj', 'config', 'evaluator', 'expected', 'func', 'id', 'instruction', 'option'],
  ...['options', 'postconfig', 'result'],
  ...Object.getOwnPropertyNames(Object.prototype),
]);
