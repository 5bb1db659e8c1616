import { taskFields } from '#format/task-file-schema.ts';
import { isObject } from '#text/json/json-value.ts';
import type { FieldSource } from './own-field.ts';
import { type FieldPath, listTexts } from './read-field.ts';

/** A field outside the format, as the tasks have it. */
export interface SurveyedField {
  path: FieldPath;
  /** How many tasks have it. */
  tasks: number;
  /** By value, how many tasks have it; no further ones when there are too many or they are texts. */
  values: Map<string, number>;
  /** Whether all values are strings, numbers, booleans, or arrays of these. */
  isPlain: boolean;
  /** Whether it is an array in some task. */
  isList: boolean;
  /** Whether there are too many values for a filter, or one is a text. */
  isUnlimited: boolean;
}

/** A field with more is no filter. */
const mostValues = 200;

/** A longer value is a text. */
const longestValue = 100;

/** The fields of tasks outside the format, and those within the objects there, in the order of the files. */
export function surveyFields(tasks: readonly FieldSource[]): SurveyedField[] {
  const surveyed = new Map<string, SurveyedField>();
  const visit = (path: FieldPath, value: unknown) => {
    const key = JSON.stringify(path);
    const field = surveyed.get(key) ?? toField(path);
    surveyed.set(key, field);
    field.tasks++;
    field.isList ||= Array.isArray(value);
    const texts = listTexts(value);
    if (texts) addTexts(field, texts);
    else field.isPlain = false;
  };
  for (const { task } of tasks) {
    for (const [name, value] of Object.entries(task.extra)) {
      if (formatFields.has(name)) continue;
      visit([name], value);
      if (!isObject(value)) continue;
      for (const [inner, child] of Object.entries(value)) visit([name, inner], child);
    }
  }
  return [...surveyed.values()];
}

const formatFields: ReadonlySet<string> = new Set(taskFields);

const toField = (path: FieldPath): SurveyedField => ({
  path,
  tasks: 0,
  values: new Map(),
  isPlain: true,
  isList: false,
  isUnlimited: false,
});

function addTexts(field: SurveyedField, texts: readonly string[]): void {
  if (field.isUnlimited) return;
  for (const text of texts) field.values.set(text, (field.values.get(text) ?? 0) + 1);
  field.isUnlimited =
    field.values.size > mostValues ||
    texts.some((text) => text.length > longestValue || text.includes('\n'));
}
