import { visit } from 'jsonc-parser';
import { endOfString, skipBlanks } from '#text/json/json-text.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { toWellFormedPath } from './lone-surrogates.ts';

/**
 * Finds keys that occur twice in one object of a valid JSON text.
 *
 * @param parsedKeys how many keys the parsed value has: when the text has as many, none was
 * dropped and the slow search is skipped.
 */
export function findDuplicateKeys(text: string, parsedKeys: number): DuplicateKey[] {
  if (countWrittenKeys(text) === parsedKeys) return [];

  const duplicates: DuplicateKey[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty(key, offset, _length, _line, _column, parent) {
      const keys = open.at(-1);
      if (keys?.has(key)) {
        duplicates.push({ key, offset, at: toWellFormedPath([...parent(), key]) });
      }
      keys?.add(key);
    },
  });
  return duplicates;
}

export interface DuplicateKey {
  key: string;
  /** Where the later key begins in the text. */
  offset: number;
  /** With U+FFFD for each lone surrogate, as the fields have them. */
  at: Path;
}

/** Counts strings that a colon follows, which in valid JSON are the keys. */
function countWrittenKeys(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start !== -1;) {
    const end = endOfString(text, start);
    if (text[skipBlanks(text, end + 1)] === ':') count++;
    start = text.indexOf('"', end + 1);
  }
  return count;
}
