import type { ExplorerData } from '../index/explorer-data.ts';

/** As many rows show more of each instruction. */
export const fewRows = 20;

/** Fewer words take little room. */
const leastWords = 8;

/** What two lines of every table have room for, in characters. */
export const surelyShown = 100;

/**
 * The words that more than half of the listed instructions begin with, where rows are easier to tell
 * apart without them: in a long list, or where few lines show nothing else. It ends with a blank;
 * empty for none.
 */
export function findOpening(
  { index: { instructionOf, instructions }, wordings }: ExplorerData,
  rows: readonly number[],
): string {
  const listed = new Set(rows.map((row) => instructionOf[row] ?? 0));
  if (listed.size < 2) return '';
  const positions = Uint32Array.from(listed).sort();
  // In sorted texts, those of a group are side by side; one of more than half has the middle one.
  const middle = positions[positions.length >> 1] ?? 0;
  const lengths = measureShared(instructions.shared, positions, wordings[middle]?.length ?? 0);
  const shared = lengths.sort().at(-(positions.length >> 1) - 1) ?? 0;
  const opening = toWords((wordings[middle] ?? '').slice(0, shared));
  return rows.length > fewRows || opening.length > surelyShown ? opening : '';
}

/** How much of an instruction is the opening of its list, in characters. */
export function measureOpening(instruction: string, opening: string): number {
  let length = 0;
  while (length < opening.length && instruction[length] === opening[length]) length++;
  return toWords(instruction.slice(0, length)).length;
}

/** How many characters each text shares with the middle one. */
function measureShared(
  shared: readonly number[],
  positions: Uint32Array,
  length: number,
): Uint32Array {
  const lengths = new Uint32Array(positions.length);
  const middle = positions.length >> 1;
  /** Each text shares with the one before what the index says, and no more with those further away. */
  const shareBetween = (from: number, to: number, most: number) => {
    let least = most;
    for (let position = from + 1; position <= to && least > 0; position++)
      least = Math.min(least, shared[position] ?? 0);
    return least;
  };
  const at = (place: number) => positions[place] ?? 0;
  lengths[middle] = length;
  for (let place = middle + 1; place < positions.length; place++)
    lengths[place] = shareBetween(at(place - 1), at(place), lengths[place - 1] ?? 0);
  for (let place = middle - 1; place >= 0; place--)
    lengths[place] = shareBetween(at(place), at(place + 1), lengths[place + 1] ?? 0);
  return lengths;
}

/** Whole words with the blank after them; empty for too few. */
function toWords(text: string): string {
  const words = text.slice(0, text.lastIndexOf(' ') + 1);
  return words.split(' ').length > leastWords ? words : '';
}
