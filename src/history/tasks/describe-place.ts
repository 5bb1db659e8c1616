import type { Path } from '#text/json/json-pointer.ts';
import type { RichText } from '#text/rich-text.ts';

/**
 * A place below a field in words: "`rules`", "entry 2 of `rules.include`", "entry 3 of entry 2 of `rules.include`". A noun is written before
 * the name.
 */
export function describePlace(path: Path, noun = ''): RichText {
  const last = path.findLastIndex((key) => typeof key === 'string');
  const name = path.slice(0, last + 1).reduce<string>(addKey, '');
  const indices = path.slice(last + 1).map((index) => `entry ${Number(index) + 1}`);
  const where = indices.reverse().join(' of ');
  if (name === '') return [where === '' ? 'the value' : where];
  const before = where === '' ? noun : `${where} of ${noun}`;
  return [...(before === '' ? [] : [before]), { code: name }];
}

/** Indices inside a name count from 0, as in the file. */
function addKey(name: string, key: string | number): string {
  if (typeof key === 'number') return `${name}[${key}]`;
  return name === '' ? key : `${name}.${key}`;
}
