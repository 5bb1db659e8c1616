import { compareText } from '../../text/compare-text.ts';
import { type FrontCoded, frontCode, frontDecode } from './front-coding.ts';

/** What setup steps run, open and put on the machine, to be searched. */
export interface PackedCommands {
  /** Every string once, sorted. */
  texts: FrontCoded;
  /** Every list of strings once, as their positions. */
  lists: readonly (readonly number[])[];
  /** By row, the position of its list. */
  listOf: readonly number[];
}

/** @param commandsOf by row */
export function packCommands(commandsOf: readonly (readonly string[])[]): PackedCommands {
  const sorted = [...new Set(commandsOf.flat())].sort(compareText);
  const positions = new Map(sorted.map((text, index) => [text, index]));
  const lists = new Map<string, { at: number; list: readonly number[] }>();
  const listOf = commandsOf.map((commands) => {
    const list = commands.map((text) => positions.get(text) ?? 0);
    const key = list.join();
    const packed = lists.get(key) ?? { at: lists.size, list };
    lists.set(key, packed);
    return packed.at;
  });
  return { texts: frontCode(sorted), lists: [...lists.values()].map(({ list }) => list), listOf };
}

/** The lists of strings again, each once. */
export function unpackCommands({ texts, lists }: PackedCommands): string[][] {
  const all = frontDecode(texts);
  return lists.map((list) => list.map((position) => all[position] ?? ''));
}
