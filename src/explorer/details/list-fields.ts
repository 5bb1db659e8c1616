import { isObject, type JsonObject, toText } from '#text/json/json-value.ts';

/** A value anywhere in a task file. */
export interface TaskField {
  /** Its keys, joined by dots, without positions in arrays: `result.type`, `config.parameters.path`. */
  path: string;
  /** On one line. */
  value: string;
}

/** Longer values are cut. */
const mostCharacters = 4000;

/** Objects and arrays within one another, more than any task needs. */
const deepest = 24;

/** They are columns of the explorer, or say nothing about the task. */
const leftOut: ReadonlySet<string> = new Set([
  'id',
  'instruction',
  'related_apps',
  'snapshot',
  'trajectory',
]);

/**
 * Every value of a task file. The evaluator's own fields have no prefix; commands that are arrays of
 * words are one value.
 */
export function listFields(fields: JsonObject): readonly TaskField[] {
  const listed: TaskField[] = [];
  const add = (path: string, value: string) => void listed.push({ path, value });
  const { evaluator, ...others } = fields;
  for (const [key, value] of Object.entries(others)) {
    if (!leftOut.has(key)) visit(value, toPath('', key), add, 0);
  }
  if (isObject(evaluator)) visit(evaluator, '', add, 0);
  else visit(evaluator, 'evaluator', add, 0);
  return listed;
}

function visit(
  value: unknown,
  path: string,
  add: (path: string, value: string) => void,
  depth: number,
): void {
  if (value === null || value === undefined || depth > deepest) return;
  if (Array.isArray(value)) {
    if (isArguments(path, value)) add(path, toLine(value.join(' ')));
    else for (const item of value) visit(item, path, add, depth + 1);
    return;
  }
  if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) visit(item, toPath(path, key), add, depth + 1);
    return;
  }
  const line = toLine(toText(value));
  if (line !== '') add(path, line);
}

const isArguments = (path: string, value: readonly unknown[]): boolean =>
  path.includes('.parameters.') &&
  value.length > 0 &&
  value.every((item) => typeof item === 'string');

const toLine = (text: string): string =>
  text.slice(0, mostCharacters).replaceAll(/\s+/g, ' ').trim();

/** A key that is not a name, such as a digest or a sentence, is written as "*". */
function toPath(path: string, key: string): string {
  const name = /^[A-Za-z_][\w-]{0,39}$/.test(key) ? key : '*';
  return path === '' ? name : `${path}.${name}`;
}
