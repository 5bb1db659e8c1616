import {
  type CanonicalCheck,
  toCanonicalEvaluator,
} from '#format/canonical/canonical-evaluator.ts';
import { toCanonicalSteps } from '#format/canonical/canonical-steps.ts';
import { type AddedPart, listAddedParts, removeParts } from '#format/reading/added-parts.ts';
import { writtenSteps } from '#format/reading/written-steps.ts';
import type { Task } from '#format/task.ts';
import {
  listJudgingFunctions,
  listStartingFunctions,
  type UsedFunction,
} from '#format/used-functions.ts';
import { type Path, toPointer } from '#text/json/json-pointer.ts';
import { type JsonObject, toFlag } from '#text/json/json-value.ts';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { findFunctionCode } from '#vocabulary/find-function-code.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/** What goes into these digests; others compute them too, so a change of it needs another number. */
const contentsVersion = 1;

/** By kind and name, as in "metric compare_csv", the digest of each function; null where no code was found. */
type FunctionDigests = Readonly<Record<string, string | null>>;

/** What decides how a task is judged: the SHA-256 of its canonical JSON is the judging digest. */
export interface JudgingContents {
  version: typeof contentsVersion;
  evaluators: readonly (PlacedEvaluator | PlacedGraders)[];
  functions: FunctionDigests;
  /** The digest of the code that makes a score of what metrics return; null where none was found. */
  judge: string | null;
}

/** An evaluator in one form, without what is absent or empty. */
interface PlacedEvaluator {
  /** Where it is in the task file, as a JSON Pointer. */
  at: string;
  checks?: readonly Partial<CanonicalCheck>[];
  /** Of several checks. */
  conj?: unknown;
  postconfig?: unknown;
  /** Fields outside the format. */
  extra?: JsonObject;
}

/** Commands that judge by themselves, as the file has them. */
interface PlacedGraders {
  at: string;
  graders: readonly unknown[];
}

/** What decides how a task starts: the SHA-256 of its canonical JSON is the starting digest. */
export interface StartingContents {
  version: typeof contentsVersion;
  /** The lists of steps in one form, without empty ones. */
  steps: readonly { at: string; steps: readonly unknown[] }[];
  /** The name of a prepared snapshot, if there is one. */
  snapshot?: unknown;
  /** True where it is needed, and absent where it is false or not stated. */
  proxy?: unknown;
  fixed_ip?: unknown;
  functions: FunctionDigests;
  /** The digest of the code that runs the steps; null where none was found. */
  starter: string | null;
}

/** A task as it is published. */
export interface DigestedTask {
  fields: JsonObject;
  task: Task;
}

type Knowledge = Pick<Vocabulary, 'find' | 'handling'>;

export function toJudgingContents(
  { fields, task }: DigestedTask,
  code: EnvironmentCode,
  vocabulary: Knowledge,
): JudgingContents {
  const parts = listAddedParts(fields, vocabulary.handling);
  const { evaluator } = removeParts(fields, parts);
  const evaluators = [toPlacedEvaluator(['evaluator'], evaluator), ...parts.map(toPlaced)];
  return {
    version: contentsVersion,
    evaluators: evaluators.filter((placed) => placed !== undefined),
    functions: listDigests(listJudgingFunctions(task), code, vocabulary),
    judge: code.judge?.digest ?? null,
  };
}

export function toStartingContents(
  { fields, task }: DigestedTask,
  code: EnvironmentCode,
  vocabulary: Knowledge,
): StartingContents {
  const { handling } = vocabulary;
  const { snapshot, proxy, fixed_ip } = fields;
  const added = listAddedParts(fields, handling).filter(({ kind }) => kind === 'steps');
  const lists = [
    ...writtenSteps(fields, handling?.stepFields ?? []),
    ...added.map(({ at, value }) => ({ at, steps: value })),
  ];
  return {
    version: contentsVersion,
    steps: lists
      .map(({ at, steps }) => ({ at: toPointer(at), steps: toCanonicalSteps(steps) }))
      .filter(({ steps }) => steps.length > 0),
    snapshot: snapshot ?? undefined,
    proxy: toNeed(proxy),
    fixed_ip: toNeed(fixed_ip),
    functions: listDigests(listStartingFunctions(task), code, vocabulary),
    starter: code.starter?.digest ?? null,
  };
}

function toPlaced({ kind, at, value }: AddedPart): PlacedEvaluator | PlacedGraders | undefined {
  if (kind === 'graders') return { at: toPointer(at), graders: value };
  return kind === 'evaluator' ? toPlacedEvaluator(at, value) : undefined;
}

function toPlacedEvaluator(at: Path, evaluator: unknown): PlacedEvaluator | undefined {
  const { checks, conj, postconfig, extra } = toCanonicalEvaluator(evaluator);
  const steps = Array.isArray(postconfig) ? toCanonicalSteps(postconfig) : (postconfig ?? []);
  const placed = {
    ...(checks.length > 0 && { checks }),
    ...(checks.length > 1 && { conj }),
    ...((!Array.isArray(steps) || steps.length > 0) && { postconfig: steps }),
    ...(Object.keys(extra).length > 0 && { extra }),
  };
  return Object.keys(placed).length > 0 ? { at: toPointer(at), ...placed } : undefined;
}

/** The environment reads an absent flag as false. */
const toNeed = (value: unknown): unknown =>
  toFlag(value ?? false) === false ? undefined : (toFlag(value) ?? value);

const listDigests = (
  functions: readonly UsedFunction[],
  code: EnvironmentCode,
  vocabulary: Knowledge,
): FunctionDigests =>
  Object.fromEntries(
    functions.map((used) => [
      `${used.kind} ${used.name}`,
      findFunctionCode(code, used, vocabulary)?.digest ?? null,
    ]),
  );
