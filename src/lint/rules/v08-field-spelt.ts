import { didYouMean } from '#text/similarity/did-you-mean.ts';
import { z, type ZodTypeAny } from 'zod/v3';
import { evaluatorSchema } from '#format/evaluator-schema.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import { type Path, toPointer } from '#text/json/json-pointer.ts';
import { taskFields, taskFileSchema } from '#format/task-file-schema.ts';
import { isReadNowhere } from '#vocabulary/source/read-nowhere.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { cloudFile, vmFile } from '../examples/example-parts.ts';
import { addedParts } from '../facts/setup/added-parts.ts';
import { checkViews } from '../facts/checks/check-views.ts';
import { getterContractOf } from '../facts/checks/getter-contract.ts';
import type { PlacedValue } from '../facts/placed-value.ts';
import type { TaskView } from '../facts/task-view.ts';
import type { Fix } from '../model/fix.ts';
import { findNearestName } from '#text/similarity/nearest-name.ts';
import { renameToNearest } from '../model/safe-fixes.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

/** A less similar name is an extra field of the dataset's own, as the format allows. */
const maxEdits = 2;

export const fieldSpelt = defineTaskRule({
  code: 'V08',
  name: 'field-spelt',
  severity: 'warning',
  consequence: 'passes',
  canBeConvention: true,
  takesSeverity: true,
  marks: 'key',
  summary:
    'No extra field has a name similar to a field of the format, or belongs in the evaluator or its options.',
  why: 'Extra fields are allowed and ignored, so a misspelt or misplaced field has no effect. If the object also has the field that it resembles, it may be a comment, so the severity is info; so it is for any other field that no code of the environment reads, where its source was read as a whole and no Python file beside it has the name.',
  howToFix:
    'Rename or move the field. For a field of your own, choose a name that does not resemble a field of the format.',
  fixable:
    'It renames a field that is misspelt by one letter, if the format allows its value there.',
  examples: {
    good: [{ proxy: true, comment: 'needs a stable network' }],
    bad: [
      { proxi: true },
      { fixedIp: true },
      { postconfig: [] },
      {
        evaluator: {
          func: 'compare_text_file',
          result: { ...vmFile('/home/user/a.txt'), ignore_case: true },
          expected: cloudFile('https://files.example.org/b.txt'),
        },
      },
    ],
  },

  message: ({ name, nearest = '', target, isUnread }: Facts) => {
    if (isUnread)
      return `no code of the environment reads "${name}", so it changes nothing; remove it unless it is a note for readers`;
    return target === undefined
      ? `unknown field "${name}"${didYouMean(nearest)}`
      : `"${name}" is ignored here; move it into "${target}"`;
  },

  *check(view, { vocabulary }) {
    const { fields, evaluator } = view;
    for (const problem of misspelt(fields, taskFileSchema.shape, [])) {
      // Nothing that judges is at the top; what the environment reads is meant as it is.
      if (Object.hasOwn(vocabulary.handling?.fields ?? {}, problem.name)) continue;
      if (isPart(problem, view)) continue;
      yield { ...problem, consequence: 'nothing' };
    }
    yield* unread(fields, vocabulary);
    yield* misplaced(fields, evaluator);
    yield* misplacedOptions(view, vocabulary);
    yield* misspelt(evaluator, evaluatorSchema.shape, ['evaluator']);
    yield* misspeltInSteps(fields.config, ['config']);
    yield* misspeltInSteps(evaluator.postconfig, ['evaluator', 'postconfig']);
  },
});

/** Whether it is a second evaluator, or further steps, beside what it is named after. */
const isPart = ({ name, nearest }: Facts, view: TaskView): boolean =>
  nearest !== undefined &&
  view.fields[nearest] !== undefined &&
  addedParts(view).some(({ at: [field] }) => field === name);

interface Facts {
  name: string;
  nearest?: string;
  /** The field that a misplaced one belongs in. */
  target?: 'evaluator' | 'options';
  /** Whether it is certain that no code reads it. */
  isUnread?: true;
}

/** Extra fields that nothing in the source of the environment and of its runners reads. */
function* unread(fields: JsonObject, vocabulary: Vocabulary): Generator<Problem<Facts>> {
  for (const name of Object.keys(fields)) {
    if (Object.hasOwn(taskFileSchema.shape, name) || !isReadNowhere(name, vocabulary)) continue;
    // A name that resembles one of the format is reported as misspelt.
    const near = findNearestName(name, taskFields);
    if (near && near.edits <= maxEdits) continue;
    if (isOfEvaluator(name, fields)) continue;
    yield { at: [name], name, isUnread: true, severity: 'info', consequence: 'nothing', about: [] };
  }
}

/** Whether it is reported as one that belongs in the evaluator. */
const isOfEvaluator = (name: string, { evaluator }: JsonObject): boolean =>
  (name === 'conj' || name === 'postconfig') && isObject(evaluator);

/** Fields of the evaluator beside an evaluator without them, where they could not mean anything else. */
function* misplaced(fields: JsonObject, evaluator: JsonObject) {
  if (Object.keys(evaluator).length === 0) return;
  for (const name of ['conj', 'postconfig'] as const) {
    const value = fields[name];
    if (value === undefined || evaluator[name] !== undefined) continue;
    if (evaluatorSchema.shape[name].safeParse(value).success)
      yield { at: [name], name, target: 'evaluator' as const };
  }
}

/** Options inside a source, whose getter does not read them. */
function* misplacedOptions(view: TaskView, vocabulary: Vocabulary) {
  for (const { metric, result, expected, options } of checkViews(view)) {
    const entry = vocabulary.find('metric', metric);
    const own = entry?.contract.options ?? {};
    for (const { name, value, at } of [result, expected].flatMap((source) =>
      listUnread(source, vocabulary),
    )) {
      if (name === 'options' && isObject(value) && view.evaluator.options === undefined) {
        yield { at, name, target: 'evaluator' as const };
      } else if (options && Object.hasOwn(own, name) && !hasField(options.value, name)) {
        const about = [at, [...options.at, name]].map(toPointer);
        yield { at, about, name, target: 'options' as const };
      }
    }
  }
}

/** The keys of a source that its getter does not read. */
function listUnread(source: PlacedValue | undefined, vocabulary: Vocabulary) {
  const { keys } = getterContractOf(source?.value, vocabulary) ?? {};
  if (!source || !isObject(source.value) || keys === undefined) return [];
  return Object.entries(source.value)
    .filter(([name]) => name !== 'type' && !Object.hasOwn(keys, name))
    .map(([name, value]) => ({ name, value, at: [...source.at, name] }));
}

const hasField = (value: unknown, name: string): boolean =>
  isObject(value) && value[name] !== undefined;

function* misspeltInSteps(steps: unknown, at: Path) {
  if (!Array.isArray(steps)) return;
  for (const [index, step] of steps.entries()) {
    if (isObject(step)) yield* misspelt(step, stepShape, [...at, index]);
  }
}

const stepShape = { type: z.string(), parameters: z.record(z.unknown()) };

function* misspelt(record: JsonObject, shape: Record<string, ZodTypeAny>, at: Path) {
  const declared = Object.keys(shape);
  for (const name of Object.keys(record)) {
    if (Object.hasOwn(shape, name)) continue;
    const near = findNearestName(name, declared);
    if (!near || near.edits > maxEdits) {
      const nearest = findByValue(name, record, shape);
      if (nearest) yield { at: [...at, name], name, nearest, about: [toPointer([...at, nearest])] };
      continue;
    }
    const isFree = record[near.name] === undefined;
    const free = declared.filter((field) => record[field] === undefined);
    const fix = isFree ? fixIfFitting(record[name], shape, renameToNearest(name, free)) : undefined;
    const severity = isFree ? ('warning' as const) : ('info' as const);
    const about = isFree ? [toPointer([...at, near.name])] : [];
    yield { at: [...at, name], name, nearest: near.name, severity, about, ...(fix && { fix }) };
  }
}

/** The absent field with a fixed set of values that has this one, if one name begins or ends with the other. */
function findByValue(name: string, record: JsonObject, shape: Record<string, ZodTypeAny>) {
  const value = record[name];
  if (typeof value !== 'string') return undefined;
  return Object.keys(shape).find(
    (field) =>
      record[field] === undefined &&
      [name.startsWith(field), name.endsWith(field), field.endsWith(name)].includes(true) &&
      Math.min(name.length, field.length) >= leastLetters &&
      hasFixedValues(shape[field]) &&
      shape[field]?.safeParse(value).success === true,
  );
}

/** A shorter name is the beginning of many. */
const leastLetters = 4;

function hasFixedValues(schema: ZodTypeAny | undefined): boolean {
  return schema instanceof z.ZodOptional
    ? hasFixedValues(schema.unwrap() as ZodTypeAny)
    : schema instanceof z.ZodEnum;
}

/** The renaming, if the format allows the value under the new name. */
function fixIfFitting(value: unknown, shape: Record<string, ZodTypeAny>, fix: Fix | undefined) {
  if (fix?.kind !== 'rename') return undefined;
  return shape[fix.name]?.safeParse(value).success === true ? fix : undefined;
}
