import type { CodeDigest, CodePiece } from '#vocabulary/source/environment-code.ts';
import type { CodePair, PackageChange, PieceChange } from '../model/code-comparison.ts';

/**
 * The pieces of source in which two states of a function differ. One that is in another file now is
 * paired by its name, the function itself under whatever name; one that was there before, but is used only now, does not differ.
 */
export function comparePieces(
  digests: readonly [before: CodeDigest | undefined, after: CodeDigest | undefined],
  codes: Pick<CodePair, 'before' | 'after'>,
): PieceChange[] {
  const keys = new Set(digests.flatMap((digest) => digest?.pieces ?? []));
  const pairs = [...keys].flatMap((key): PieceChange[] => {
    const [before, after] = [codes.before.pieces[key], codes.after.pieces[key]];
    return before?.digest === after?.digest ? [] : [{ before, after }];
  });
  const gone = pairs.flatMap(({ before, after }) => (before && !after ? [before] : []));
  const [first, later] = digests.map((digest, side) => {
    const { pieces } = side === 0 ? codes.before : codes.after;
    return pieces[digest?.pieces[0] ?? ''];
  });
  const paired = new Set<CodePiece>();
  const takeEarlier = (after: CodePiece) => {
    const piece =
      gone.find(({ name }) => name === after.name) ?? gone.find((earlier) => earlier === first);
    const isPair = piece && !paired.has(piece) && (piece.name === after.name || after === later);
    if (!isPair) return undefined;
    paired.add(piece);
    return piece;
  };
  return pairs
    .map(({ before, after }) => ({ before: before ?? (after && takeEarlier(after)), after }))
    .filter(({ before, after }) => !before || after !== undefined || !paired.has(before))
    .filter(({ before, after }) => before?.digest !== after?.digest);
}

/** The packages of which two states of a function use different versions. */
export function comparePackages(earlier: CodeDigest, later: CodeDigest): PackageChange[] {
  const versions = new Map(earlier.packages.map(splitPackage));
  return later.packages.flatMap((text) => {
    const [name, after] = splitPackage(text);
    const before = versions.get(name);
    return versions.has(name) && before !== after ? [{ name, before, after }] : [];
  });
}

/** The name and the version of "openpyxl 3.1.2"; of "pandas", the version is not known. */
function splitPackage(text: string): [name: string, version: string | undefined] {
  const [name = '', version] = text.split(' ');
  return [name, version];
}
