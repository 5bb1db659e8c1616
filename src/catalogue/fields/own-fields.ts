import { toFieldKey } from '#addresses/field-key.ts';
import type { FieldDeclaration } from '#format/field-declaration-schema.ts';
import { compareNaturally } from '#text/compare-text.ts';
import { sum } from '#text/figures/sum.ts';
import { readOwn } from '#text/json/json-value.ts';
import type { About } from '../citing/about.ts';
import { isStrayAnswer } from '../answers/answer-places.ts';
import { labelField } from './label-field.ts';
import type { FieldSource, OwnField } from './own-field.ts';
import { countPhases, phasesField } from './phases.ts';
import { listTexts, readField } from './read-field.ts';
import { type SurveyedField, surveyFields } from './survey-fields.ts';

/** More would make the list of filters longer than anybody reads. */
const mostFields = 40;

/**
 * The fields outside the format that have few values, and the number of phases. One that `dataset.json`
 * does not declare must be in a fifth of the tasks.
 */
export function findOwnFields(
  tasks: readonly FieldSource[],
  { fields: declared, answers }: Pick<About, 'fields' | 'answers'>,
): readonly OwnField[] {
  const surveyed = surveyFields(tasks).sort((one, other) => other.tasks - one.tasks);
  const fields = surveyed.flatMap((field) => {
    const declaration = readOwn(declared, field.path.join('.'));
    const isAnswer = declaration?.answer === true || field.path.some(isStrayAnswer);
    const isFolded = answers === 'collapse' && isAnswer;
    const isShown = declaration?.hidden !== true && !isFolded && isChoice(field);
    const isFrequent = declaration !== undefined || field.tasks * 5 >= tasks.length;
    return isShown && isFrequent ? [toOwnField(field, declaration)] : [];
  });
  const order = Object.keys(declared ?? {});
  const rank = ({ name }: OwnField) => (order.includes(name) ? order.indexOf(name) : order.length);
  const sorted = fields.sort((one, other) => rank(one) - rank(other)).slice(0, mostFields);
  const phases = [...new Set(tasks.flatMap(countPhases))].sort(compareNaturally);
  return phases.length === 0 ? sorted : [{ ...phasesField, values: phases }, ...sorted];
}

/** Whether a field has few values for its tasks. Numbers may have more of them, since they have ranges. */
function isChoice({ path, tasks, values, isPlain, isUnlimited }: SurveyedField): boolean {
  if (!isPlain || isUnlimited || values.size === 0 || translation.test(path[0])) return false;
  const uses = sum([...values.values()]);
  const most = [...values.keys()].every(isNumeric) ? 0.75 * uses : 0.5 * uses;
  return values.size <= most || (values.size <= fewValues && values.size < tasks);
}

/** Few enough for a dataset of any size in which a value occurs twice. */
const fewValues = 5;

/** The instruction in another language is a text, even where few tasks have it. */
const translation = /^instruction[^\p{L}]/u;

const isNumeric = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

function toOwnField(
  { path, values, isList }: SurveyedField,
  declaration: FieldDeclaration | undefined,
): OwnField {
  const key = toFieldKey(path);
  const allowed = declaration?.values ?? [];
  const named = Array.isArray(allowed) ? allowed.map(String) : Object.keys(allowed);
  const order = (declaration?.order ?? named).map(String);
  const rank = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return {
    key,
    name: path.join('.'),
    label: declaration?.title ?? labelField(path, key),
    description: declaration?.description,
    isNumber: order.length === 0 && [...values.keys()].every(isNumeric),
    isList,
    values: [...values.keys()].sort(
      (one, other) => rank(one) - rank(other) || compareNaturally(one, other),
    ),
    meanings: Array.isArray(allowed) ? {} : allowed,
    valuesOf: ({ task }) => listTexts(readField(task.extra, path)) ?? [],
  };
}
