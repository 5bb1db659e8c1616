import { type AddedPart, listAddedParts, removeParts } from '#format/reading/added-parts.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { isReadNowhere } from '#vocabulary/source/read-nowhere.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/**
 * What rules judge of a task as if it were a file: the file itself, or a part that its project adds, in
 * the place of `evaluator` or `config`.
 */
export interface JudgedTask {
  fields: JsonObject;
  /** The place in the file; undefined for what is not of the part. */
  toFilePath: (at: Path) => Path | undefined;
  /** Whether no code is known that reads the part. */
  isAdded?: boolean;
  /** The same with further steps in `config`, where the task has any: a problem counts that is found there too. */
  withSteps?: Omit<JudgedTask, 'withSteps'>;
}

/** The file itself, then each evaluator and list of steps in fields of the project's own. */
export function listJudgedTasks(fields: JsonObject, vocabulary: Vocabulary): JudgedTask[] {
  const file: JudgedTask = { fields, toFilePath: (at) => at };
  const parts = listAddedParts(fields, vocabulary.handling).filter(
    ({ at }) => !isUnread(at, vocabulary),
  );
  if (parts.length === 0) return [file];
  const lists = parts.filter((part) => part.kind === 'steps');
  const withSteps = appendSteps(file, lists);
  return [
    withSteps ? { ...file, withSteps } : file,
    ...parts.flatMap((part): JudgedTask[] => {
      const isAdded = !Object.hasOwn(vocabulary.handling?.fields ?? {}, String(part.at[0]));
      if (part.kind === 'steps') {
        const steps = { ...replace(fields, 'config', part), isAdded };
        return [withSteps ? { ...steps, withSteps } : steps];
      }
      if (part.kind !== 'evaluator') return [];
      const evaluator = { ...replace(fields, 'evaluator', part), isAdded };
      const both = appendSteps(evaluator, lists);
      return [both ? { ...evaluator, withSteps: { ...both, isAdded } } : evaluator];
    }),
  ];
}

/** Whether no code reads the field of a part, of which V08 says so. */
const isUnread = ([field]: Path, vocabulary: Vocabulary): boolean =>
  field !== 'evaluator' && isReadNowhere(String(field), vocabulary);

/** A part in the place of a field of the format, whose value becomes that of a field without a name. */
function replace(fields: JsonObject, field: 'config' | 'evaluator', part: AddedPart): JudgedTask {
  const { [field]: original, ...others } = removeParts(fields, [part]);
  return {
    fields: { ...others, [field]: part.value, ...(original !== undefined && { '': original }) },
    toFilePath: ([first, ...rest]) => (first === field ? [...part.at, ...rest] : undefined),
  };
}

type StepsPart = Extract<AddedPart, { kind: 'steps' }>;

/** Further steps after those of `config`, as they run later or in an order that is not known. */
function appendSteps(
  { fields, toFilePath }: JudgedTask,
  lists: readonly StepsPart[],
): JudgedTask['withSteps'] | undefined {
  if (lists.length === 0) return undefined;
  const config: readonly unknown[] = Array.isArray(fields.config) ? fields.config : [];
  const added = lists.flatMap(({ value, at }) =>
    value.map((step, index) => ({ step, at: [...at, index] })),
  );
  return {
    fields: {
      ...removeParts(fields, lists),
      config: [...config, ...added.map(({ step }) => step)],
    },
    toFilePath: (at) => {
      const [field, index, ...rest] = at;
      const step = field === 'config' ? added[Number(index) - config.length] : undefined;
      return step ? [...step.at, ...rest] : toFilePath(at);
    },
  };
}
