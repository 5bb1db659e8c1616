import { visit } from 'jsonc-parser';
import type { Path } from '#text/json/json-pointer.ts';
import { toWellFormedPath } from './lone-surrogates.ts';

/** A number that programs read as another one. */
export interface InexactNumber {
  /** As the text has it. */
  written: string;
  /** As programs read it; infinite when it is too large. */
  read: number;
  /** Where it begins in the text. */
  offset: number;
  at: Path;
}

/** Finds the integers of a valid JSON text with too many digits for IEEE 754 with 64 bits, and numbers that are too large. */
export function findInexactNumbers(text: string): InexactNumber[] {
  const found: InexactNumber[] = [];
  visit(text, {
    onLiteralValue: (value, offset, length, _line, _column, path) => {
      if (typeof value !== 'number' || !mayBeInexact(value)) return;
      const written = text.slice(offset, offset + length);
      if (isExact(written, value)) return;
      found.push({ written, read: value, offset, at: toWellFormedPath(path()) });
    },
  });
  return found;
}

/** Whether a number is infinite, or an integer that may have been written as another one. */
export const mayBeInexact = (value: number): boolean =>
  !Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value));

/** Of numbers with an exponent, only infinite ones are not exact enough. */
const isExact = (written: string, value: number): boolean =>
  Number.isFinite(value) && (!/^-?\d+$/.test(written) || BigInt(written) === BigInt(value));
