import type { Path } from '#text/json/json-pointer.ts';
import { createOffsetFinder, type Part } from './value-offsets.ts';
import type { Position } from '../model/position.ts';

/**
 * Finds the positions of values and their keys in a valid JSON text. A path that leads nowhere gives
 * the position of its nearest ancestor; an empty text gives line 1, column 1.
 *
 * @param start where the text begins, if it is a part of a file.
 */
export function createLocator(
  text: string,
  start?: Position,
): (path: Path, part?: Part) => Position {
  const toOffset = createOffsetFinder(text);
  const toPosition = createLineIndex(text, start);
  return (path, part) => toPosition(toOffset(path, part));
}

/** Turns offsets of a text into positions, of which the first is at the start. */
export function createLineIndex(
  text: string,
  { line: firstLine, column: firstColumn }: Position = { line: 1, column: 1 },
): (offset: number) => Position {
  const starts = [0];
  let feed = text.indexOf('\n');
  return (offset) => {
    // Lines are counted only as far as needed.
    for (; feed !== -1 && feed < offset; feed = text.indexOf('\n', feed + 1)) starts.push(feed + 1);
    let line = 0;
    let after = starts.length;
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    const column = offset - (starts[line] ?? 0) + (line === 0 ? firstColumn : 1);
    return { line: firstLine + line, column };
  };
}
