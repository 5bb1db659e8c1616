import type { Path } from '#text/json/json-pointer.ts';
import { createOffsetFinder, type Part } from './value-offsets.ts';
import type { Position } from '../model/position.ts';

/**
 * Finds the positions of values and their keys in a valid JSON text. A path that leads nowhere gives
 * the position of its nearest ancestor; an empty text gives line 1, column 1.
 */
export function createLocator(text: string): (path: Path, part?: Part) => Position {
  const toOffset = createOffsetFinder(text);
  const toPosition = createLineIndex(text);
  return (path, part) => toPosition(toOffset(path, part));
}

/** Turns offsets of a text into positions. */
export function createLineIndex(text: string): (offset: number) => Position {
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
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
