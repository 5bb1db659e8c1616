import { visit } from 'jsonc-parser';
import type { Path } from '../../text/json/json-pointer.ts';
import { toWellFormedPath } from './lone-surrogates.ts';

/** A number that is infinite for programs, which JSON cannot write. */
export interface InfiniteNumber {
  /** As the text has it. */
  written: string;
  /** Where it begins in the text. */
  offset: number;
  at: Path;
}

/** Finds the numbers of a valid JSON text that are too large for IEEE 754 with 64 bits. */
export function findInfiniteNumbers(text: string): InfiniteNumber[] {
  const found: InfiniteNumber[] = [];
  visit(text, {
    onLiteralValue: (value, offset, length, _line, _column, path) => {
      if (typeof value !== 'number' || Number.isFinite(value)) return;
      const written = text.slice(offset, offset + length);
      found.push({ written, offset, at: toWellFormedPath(path()) });
    },
  });
  return found;
}
