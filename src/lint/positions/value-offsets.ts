import { endOfString, endOfValue, skipBlanks } from '#text/json/json-text.ts';
import type { Path } from '#text/json/json-pointer.ts';

/** A value of an object, or its key; elements of an array have no key. */
export type Part = 'key' | 'value';

/**
 * Finds where values and their keys begin in a valid JSON text. It reads only the containers on the
 * way, each once, instead of making a tree of the whole text. A path that leads nowhere gives the
 * offset of its nearest ancestor.
 */
export function createOffsetFinder(text: string): (path: Path, part?: Part) => number {
  const cache = new Map<number, ReadonlyMap<string | number, Offsets>>();
  const entriesAt = (offset: number) => {
    const entries = cache.get(offset) ?? readEntries(text, offset);
    cache.set(offset, entries);
    return entries;
  };

  return (path, part = 'value') => {
    let offset = skipBlanks(text, 0);
    for (const [index, key] of path.entries()) {
      const next = entriesAt(offset).get(key);
      if (next === undefined) break;
      offset = index === path.length - 1 ? next[part] : next.value;
    }
    return offset < text.length ? offset : 0;
  };
}

type Offsets = Readonly<Record<Part, number>>;

/** The offsets in a container by key or index; of equal keys the last counts, as in `JSON.parse`. */
function readEntries(text: string, start: number): Map<string | number, Offsets> {
  const entries = new Map<string | number, Offsets>();
  const isObject = text[start] === '{';
  if (!isObject && text[start] !== '[') return entries;

  let at = skipBlanks(text, start + 1);
  for (let index = 0; at < text.length && text[at] !== '}' && text[at] !== ']'; index++) {
    const begin = at;
    let key: string | number = index;
    if (isObject) {
      const end = endOfString(text, at);
      key = readKey(text.slice(at, end + 1));
      // A colon follows the key.
      at = skipBlanks(text, skipBlanks(text, end + 1) + 1);
    }
    entries.set(key, { key: begin, value: at });
    at = skipBlanks(text, endOfValue(text, at));
    if (text[at] === ',') at = skipBlanks(text, at + 1);
    else break;
  }
  return entries;
}

/** As the fields of a task have it, which are well-formed. */
const readKey = (written: string): string =>
  written.includes('\\') ? (JSON.parse(written) as string).toWellFormed() : written.slice(1, -1);
