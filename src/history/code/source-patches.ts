import { structuredPatch } from 'diff';
import { compareText } from '#text/compare-text.ts';
import { count } from '#text/figures/plural.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import type { CodePiece } from '#vocabulary/source/environment-code.ts';
import type { CodeDifference, PieceChange } from '../model/code-comparison.ts';

/** What differs in a file of the source, in the pieces that functions of tasks are made of. */
export interface SourcePatch {
  /** As the later state names it; the earlier one, if only that has it. */
  file: string;
  /** A unified diff; characters that cannot be seen are written as their codes. */
  patch: string;
}

/** The source that differs between two states, by file: each piece once, whatever uses it. */
export function listSourcePatches({ functions, judge, starter }: CodeDifference): SourcePatch[] {
  const changes = [...functions, ...[judge ?? [], starter ?? []].flat()];
  const pieces = new Map(
    changes.flatMap((change) => change.pieces).map((piece) => [toKey(piece), piece]),
  );
  const byFile = Map.groupBy(pieces.values(), toFile);
  return [...byFile]
    .sort(([one], [other]) => compareText(one, other))
    .map(([file, inFile]) => ({ file, patch: writePatch(inFile) }))
    .filter(({ patch }) => patch !== '');
}

/** A diff that ends where it becomes too long for its place, and says so. */
export function cutPatch(patch: string, longest: number): string {
  if (patch.length <= longest) return patch;
  const end = patch.lastIndexOf('\n', longest);
  const shown = end < 0 ? '' : patch.slice(0, end + 1);
  const more = patch.slice(shown.length).split('\n').length;
  return `${shown}… and ${count(more, 'more line')}`;
}

/** As many diffs as a page has room for, each cut where it is very long, and how many more there are. */
export function fitPatches(patches: readonly SourcePatch[]): {
  shown: readonly SourcePatch[];
  more: number;
} {
  const cut = patches.map(({ file, patch }) => ({ file, patch: cutPatch(patch, longestShown) }));
  let left = mostShown;
  const end = cut.findIndex(({ patch }) => (left -= patch.length) < 0);
  const shown = end < 0 ? cut : cut.slice(0, end);
  return { shown, more: cut.length - shown.length };
}

/** In characters, of one file and of all on a page. */
const longestShown = 40_000;
const mostShown = 200_000;

const toFile = ({ before, after }: PieceChange): string => (after ?? before)?.file ?? '';

const toKey = ({ before, after }: PieceChange): string =>
  JSON.stringify([before, after].map((piece) => piece && [piece.file, piece.line, piece.name]));

function writePatch(pieces: readonly PieceChange[]): string {
  const sorted = pieces
    .filter((piece) => !pieces.some((other) => other !== piece && isWithin(piece, other)))
    .sort((one, other) => startOf(one) - startOf(other));
  let header = '';
  const lines = sorted.flatMap((piece) => {
    const hunks = writeHunks(piece);
    if (hunks.length === 0) return [];
    const files = [piece.before, piece.after].map((side) => side?.file ?? '/dev/null');
    const own = `--- ${files[0]}\n+++ ${files[1]}`;
    if (own === header) return hunks;
    header = own;
    return [own, ...hunks];
  });
  return lines.join('\n').replaceAll(/[^\n\t]+/g, toVisibleText);
}

/** A method is a part of its class. */
const isWithin = (piece: PieceChange, outer: PieceChange): boolean =>
  (['before', 'after'] as const).every((side) => {
    const [inner, around] = [piece[side], outer[side]];
    if (!inner || !around) return !inner && !around;
    return (
      inner.file === around.file &&
      toLine(inner) >= toLine(around) &&
      toEnd(inner) <= toEnd(around) &&
      inner.text.length < around.text.length
    );
  });

const toLine = ({ line }: CodePiece): number => line;
const toEnd = (piece: CodePiece): number =>
  toLine(piece) + piece.text.replace(/\n$/, '').split('\n').length;

const startOf = ({ before, after }: PieceChange): number => (after ?? before)?.line ?? 1;

function writeHunks({ before, after }: PieceChange): string[] {
  const [old, now] = [before, after].map((piece) => toLines(piece?.text));
  const options = { context: 3, maxEditLength: mostEdits };
  const found = structuredPatch('', '', old ?? '', now ?? '', '', '', options);
  const hunks = found?.hunks ?? [replaceWhole(old ?? '', now ?? '')];
  return hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => {
    const from = before ? oldStart + toLine(before) - 1 : 0;
    const to = after ? newStart + toLine(after) - 1 : 0;
    const name = (after ?? before)?.name ?? '';
    return [`@@ -${from},${oldLines} +${to},${newLines} @@ ${name}`, ...lines];
  });
}

/** The time for a comparison grows with the number of edits. */
const mostEdits = 4000;

const toLines = (text: string | undefined): string =>
  text === undefined || text === '' || text.endsWith('\n') ? (text ?? '') : `${text}\n`;

function replaceWhole(old: string, now: string) {
  const [removed, added] = [old, now].map((text) => text.split('\n').slice(0, -1));
  return {
    oldStart: 1,
    oldLines: removed?.length ?? 0,
    newStart: 1,
    newLines: added?.length ?? 0,
    lines: [
      ...(removed ?? []).map((line) => `-${line}`),
      ...(added ?? []).map((line) => `+${line}`),
    ],
  };
}
