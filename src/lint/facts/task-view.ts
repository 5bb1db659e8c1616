import { isObject, type JsonObject } from '#text/json/json-value.ts';
import { instructionTexts } from './instruction-texts.ts';
import type { LocalFile } from './local-file.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/** A task file as rules read it: any object, with an evaluator that is an object too. */
export interface TaskView {
  fields: JsonObject;
  /** All that the agent is told: the instruction and those of phases, one after the other. Empty when there is none. */
  instruction: string;
  /** Empty when the file's evaluator is not an object. */
  evaluator: JsonObject;
  /** Whether the evaluator or the steps are from another field of which no code is known that reads it: it may run other functions, and hand something else to metrics. Default: false. */
  isAdded?: boolean;
  /** Whether it is only guessed what functions of the project do. Default: false. */
  isGuessed?: boolean;
  /** What the functions do that the task names. */
  vocabulary: Vocabulary;
  /** Finds a file of the dataset by a path in the task; undefined where there is none. */
  findLocal: ((path: string) => LocalFile | undefined) | undefined;
  /** The cached results of `memoizePerTask`. */
  cache: unknown[];
}

export function toTaskView(
  fields: JsonObject,
  vocabulary: Vocabulary,
  findLocal?: TaskView['findLocal'],
): TaskView {
  const { evaluator } = fields;
  return {
    fields,
    instruction: joinInstructions(fields),
    evaluator: isObject(evaluator) ? evaluator : {},
    vocabulary,
    findLocal,
    cache: [],
  };
}

export const joinInstructions = (fields: JsonObject): string =>
  instructionTexts(fields)
    .map(({ text }) => text)
    .join('\n');
