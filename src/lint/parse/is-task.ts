import { isContainer, isObject, type JsonObject } from '#text/json/json-value.ts';

/** Whether a JSON value is a task: an object with an instruction or an evaluator. */
export function isTask(value: unknown): value is JsonObject {
  return (
    isObject(value) && (Object.hasOwn(value, 'instruction') || Object.hasOwn(value, 'evaluator'))
  );
}

/** Whether a text has the name of a field that only tasks have, as a string. */
export const namesTaskField = (text: string): boolean => /"(?:instruction|evaluator)"/.test(text);

/** Whether a task prepares or judges something, in fields of the format or of the project's own. */
export const isWhole = (fields: JsonObject): boolean =>
  Object.keys(fields).some((field) => parts.test(field));

/** Whether it surely does, with an array or object, and is no record of a result such as `eval_score`. */
export const isSurelyWhole = (fields: JsonObject): boolean =>
  Object.entries(fields).some(([field, value]) => parts.test(field) && isContainer(value));

const parts = /config|setup|command|phase|eval|grad|judg|check|metric|rubric|verif|test/i;
