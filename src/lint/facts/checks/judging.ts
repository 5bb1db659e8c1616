import { type JsonObject, toArray } from '#text/json/json-value.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { toFileName } from '#text/file-name.ts';
import { judgedPaths } from '../files/fetched-files.ts';
import { addedStrings } from '../setup/added-parts.ts';
import { type TaskView, toTaskView } from '../task-view.ts';

/** What of a task's setup and evaluator is compared with those of other tasks. */
export interface Judging {
  /** `config`, as JSON. */
  setup: string;
  /** `evaluator`, as JSON. */
  evaluator: string;
  /** The names in `func`. */
  metrics: readonly string[];
  /** A judged file that neither the instruction nor the setup names; undefined if they name one. */
  foreignFile: string | undefined;
}

/** Undefined for a task without a metric, which judges nothing. */
export function readJudging(fields: JsonObject, vocabulary: Vocabulary): Judging | undefined {
  const view = toTaskView(fields, vocabulary);
  const { evaluator } = view;
  const metrics = toArray(evaluator.func).filter((name) => typeof name === 'string' && name !== '');
  if (metrics.length === 0) return undefined;
  const setup = toJson(fields.config);
  return {
    setup,
    evaluator: toJson(evaluator),
    metrics: metrics as string[],
    foreignFile: findForeignFile(view, setup),
  };
}

/** In a list, as a field may be missing. */
const toJson = (value: unknown) => JSON.stringify([value]);

/** The first judged file, if neither the instruction nor the setup has the name of any. */
function findForeignFile(view: TaskView, setup: string): string | undefined {
  const judged = judgedPaths(view).map(({ text }) => text);
  if (judged.length === 0) return undefined;
  const added = addedStrings(view).map(({ text }) => text);
  const mentioned = setup + toJson([view.instruction, ...added]);
  return judged.some((path) => mentioned.includes(toFileName(path))) ? undefined : judged[0];
}
