import { visit } from 'jsonc-parser';
import type { Path } from '#text/json/json-pointer.ts';
import { isObject } from '#text/json/json-value.ts';

/** A key or a string with half of a surrogate pair, which no encoding can write. */
export interface LoneSurrogate {
  /** The first such half, as JSON writes it. */
  escape: string;
  /** Where the key or string begins in the text. */
  offset: number;
  at: Path;
}

/** Finds the keys and strings of a valid JSON text that are not valid Unicode. */
export function findLoneSurrogates(text: string): LoneSurrogate[] {
  const found: LoneSurrogate[] = [];
  // A text that was decoded has them only as escapes, and most texts have no such escape.
  if (!surrogateEscape.test(text)) return found;

  const examine = (value: unknown, offset: number, at: () => Path) => {
    if (typeof value !== 'string' || value.isWellFormed()) return;
    const escape = JSON.stringify(/\p{Cs}/u.exec(value)?.[0]).slice(1, -1);
    found.push({ escape, offset, at: toWellFormedPath(at()) });
  };
  visit(text, {
    onLiteralValue: (value, offset, _length, _line, _column, path) => {
      examine(value, offset, path);
    },
    onObjectProperty: (key, offset, _length, _line, _column, parent) => {
      examine(key, offset, () => [...parent(), key]);
    },
  });
  return found;
}

/** Whether any key or string of a valid JSON text is not valid Unicode. */
export const hasLoneSurrogate = (text: string): boolean => findLoneSurrogates(text).length > 0;

const surrogateEscape = /\\u[Dd][89A-Fa-f]/;

/**
 * A JSON value with U+FFFD for each lone surrogate in its keys and strings. Its loops need a third of
 * the stack that callbacks would need for each level of a value.
 */
export function toWellFormedValue(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) {
    const children: unknown[] = [];
    for (const child of value) children.push(toWellFormedValue(child));
    return children;
  }
  if (!isObject(value)) return value;
  const entries: [string, unknown][] = [];
  for (const [key, child] of Object.entries(value)) {
    entries.push([key.toWellFormed(), toWellFormedValue(child)]);
  }
  return Object.fromEntries(entries);
}

/** The path in such a value of what is at a path in the text. */
export const toWellFormedPath = (path: Path): Path =>
  path.map((key) => (typeof key === 'string' ? key.toWellFormed() : key));
