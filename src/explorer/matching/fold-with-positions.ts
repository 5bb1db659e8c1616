import { foldText } from './fold-text.ts';

/** A folded text, with the positions in the text that its characters come from. */
export function foldWithPositions(text: string) {
  const folded = foldText(text);
  // Marks may be left out as often as another character becomes several.
  if (folded.length === text.length && !marks.test(text)) {
    return { folded, startOf: (at: number) => at, endOf: (at: number) => at + 1 };
  }
  const starts: number[] = [];
  const ends: number[] = [];
  let joined = '';
  for (const found of text.matchAll(cluster)) {
    const part = foldText(found[0]);
    joined += part;
    const units = Array.from({ length: part.length });
    starts.push(...units.map(() => found.index));
    ends.push(...units.map(() => found.index + found[0].length));
  }
  return {
    folded: joined,
    startOf: (at: number) => starts[at] ?? text.length,
    endOf: (at: number) => ends[at] ?? text.length,
  };
}

/** A character with its marks, also those of half width that follow a letter of kana. */
const cluster = /[^][\p{M}\uff9e\uff9f]*/gu;
const marks = /[\p{M}\uff9e\uff9f]/u;
