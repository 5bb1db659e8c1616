import { compareText } from '../../text/compare-text.ts';
import { type FrontCoded, frontCode, frontDecode } from './front-coding.ts';

/** What setup steps run, open and place, to be searched. */
export interface PackedCommands {
  /** Every text once, sorted. */
  texts: FrontCoded;
  /** Every list of texts once, as their positions. */
  lists: readonly (readonly number[])[];
  /** By row, the position of its list. */
  listOf: readonly number[];
}

/** @param own by row */
export function packCommands(own: readonly (readonly string[])[]): PackedCommands {
  const texts = [...new Set(own.flat())].sort(compareText);
  const positions = new Map(texts.map((text, index) => [text, index]));
  const lists = new Map<string, { at: number; list: readonly number[] }>();
  const listOf = own.map((commands) => {
    const list = commands.map((text) => positions.get(text) ?? 0);
    const key = list.join();
    const known = lists.get(key) ?? { at: lists.size, list };
    lists.set(key, known);
    return known.at;
  });
  return { texts: frontCode(texts), lists: [...lists.values()].map(({ list }) => list), listOf };
}

/** The lists of texts again, each once. */
export function unpackCommands({ texts, lists }: PackedCommands): string[][] {
  const all = frontDecode(texts);
  return lists.map((list) => list.map((position) => all[position] ?? ''));
}
