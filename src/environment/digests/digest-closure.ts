import { compareText } from '#text/compare-text.ts';
import { digestText } from '#text/sha256.ts';
import { standardModules } from '#python/standard-names.ts';
import type { CodeDigest } from '#vocabulary/source/environment-code.ts';
import type { DigestedPiece, Pieces } from './pieces.ts';

/** The version of the way in which digests are made; other versions give other digests. */
export const algorithm = 'benchlight-code 1';

/** A function that uses more is not followed to its end. */
const mostPieces = 5_000;

/** The digest of a piece with all that it uses, those that use each other too. */
export function digestClosure(
  root: string,
  pieces: Pieces,
  versions: Readonly<Record<string, string>>,
): CodeDigest {
  const found = listUsed(root, pieces);
  const places = new Map([...found.keys()].map((key, index) => [key, index]));
  const all = [...found.values()];
  const unfollowed = new Set(all.flatMap((piece) => [...piece.unfollowed]));
  if (found.size >= mostPieces) unfollowed.add('…');
  const packages = listPackages(all, versions);
  const lines = [
    algorithm,
    ...all.map(({ digest, uses }) =>
      [digest, ...uses.map((key) => places.get(key) ?? '…')].join(' '),
    ),
    ...packages.filter((name) => name.includes(' ')).map((name) => `package ${name}`),
  ];
  return {
    digest: digestText(lines.join('\n')),
    pieces: [...found.keys()],
    packages,
    unfollowed: [...unfollowed].sort(compareText),
  };
}

/** In the order in which they are used first, the piece itself at the start. */
function listUsed(root: string, pieces: Pieces): ReadonlyMap<string, DigestedPiece> {
  const found = new Map<string, DigestedPiece>();
  const ahead = [root];
  for (let key = ahead.pop(); key !== undefined; key = ahead.pop()) {
    const piece = found.has(key) ? undefined : pieces.find(key);
    if (!piece || found.size >= mostPieces) continue;
    found.set(key, piece);
    ahead.push(...piece.uses.toReversed());
  }
  return found;
}

/** Those that do not come with Python, with their versions where these are known. */
function listPackages(
  pieces: readonly DigestedPiece[],
  versions: Readonly<Record<string, string>>,
): string[] {
  const names = new Set(
    pieces.flatMap((piece) => [...piece.packages].map((name) => name.split('.')[0] ?? '')),
  );
  return [...names]
    .filter((name) => name !== '' && !standardModules.has(name))
    .sort(compareText)
    .map((name) => (Object.hasOwn(versions, name) ? `${name} ${versions[name]}` : name));
}
