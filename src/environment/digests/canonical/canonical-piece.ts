import type { AstValue } from '#python/abstract/ast-node.ts';
import { toScopeHints } from './scope.ts';
import { writeBlock, writeFields, writeValue } from './write-node.ts';
import type { PiecePlace, PieceTools, Writing } from './writing.ts';

/** A piece of source in its canonical form, and what it uses. */
export interface CanonicalPiece {
  /** It has other pieces by their places in `uses`. */
  form: AstValue;
  /** The keys of other pieces, in the order in which it uses them first. */
  uses: readonly string[];
  /** Names of what it uses of packages outside, such as "openpyxl.load_workbook". */
  packages: ReadonlySet<string>;
  /** What it calls that the source does not show, as written. */
  unfollowed: ReadonlySet<string>;
}

/**
 * The canonical form of a piece: without docstrings, logs and statements that do nothing; with numbers for
 * local variables, references for other pieces, and whole names for what is of packages.
 */
export function toCanonicalPiece(
  value: AstValue,
  place: PiecePlace,
  tools: PieceTools,
): CanonicalPiece {
  const writing: Writing = {
    ...place,
    ...tools,
    uses: new Map(),
    packages: new Set(),
    unfollowed: new Set(),
    hints: toScopeHints(place.module.source.text),
    numbers: new Map(),
    count: 0,
    object: undefined,
    write: (inner, scope) => writeValue(inner, scope, writing),
    writeFields: (node, scope) => writeFields(node, scope, writing),
    writeBlock: (statements, scope) => writeBlock(statements, scope, writing),
  };
  const form = writeValue(value, undefined, writing);
  const { uses, packages, unfollowed } = writing;
  return { form, uses: [...uses.keys()], packages, unfollowed };
}
