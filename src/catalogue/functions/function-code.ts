import { readOwn } from '#text/json/json-value.ts';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type { CodeDigest, CodePiece } from '#vocabulary/source/environment-code.ts';
import { findFunctionCode } from '#vocabulary/find-function-code.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/** What the page of a function shows of its code. */
export interface FunctionCode extends Omit<CodeDigest, 'pieces'> {
  /** Where it is, and where all that it uses is, its own first. */
  pieces: readonly Pick<CodePiece, 'file' | 'line' | 'name'>[];
}

/** The code of a function; undefined where it was not seen, or none was found. */
export function describeFunctionCode(
  kind: FunctionKind,
  name: string,
  vocabulary: Pick<Vocabulary, 'code' | 'find'>,
): FunctionCode | undefined {
  const { code } = vocabulary;
  const found = code && findFunctionCode(code, { kind, name }, vocabulary);
  if (!found) return undefined;
  const pieces = found.pieces
    .map((key) => readOwn(code.pieces, key))
    .filter((piece) => piece !== undefined);
  return {
    ...found,
    pieces: pieces.map(({ text: _text, digest: _digest, ...place }) => place),
  };
}
