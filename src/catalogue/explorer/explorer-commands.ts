import { compareText } from '../../format/compare-text.ts';
import type { JsonRecord } from '../../format/json-value.ts';
import type { Catalogue } from '../catalogue.ts';
import { textsIn } from '../texts-in.ts';
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

export function packCommands(entries: Catalogue['entries']): PackedCommands {
  const own = entries.map(({ task }) => [
    ...new Set([...task.setup, ...task.evaluation.postconfig].flatMap(findCommands)),
  ]);
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

/** Commands with their arguments behind them, addresses and paths; each on one line. */
function findCommands({ type, parameters }: { type: string; parameters: JsonRecord }): string[] {
  return Object.values(parameters)
    .flatMap(findTexts)
    .filter((text) => !isStored(type, text))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text.length > 1);
}

function findTexts(value: unknown): string[] {
  const isLine = Array.isArray(value) && value.every((part) => typeof part === 'string');
  return isLine ? [value.join(' ')] : [...textsIn(value)];
}

/** Where a file is kept is long and says nothing; its path on the machine tells its name. */
const isStored = (type: string, text: string): boolean =>
  type === 'download' && /^https?:/.test(text);
