import { isObject, type JsonObject, toText } from '#text/json/json-value.ts';

/** A value anywhere in a task file. */
export interface TaskField {
  /** Its keys, joined by dots, without positions in arrays: `result.type`, `config.parameters.path`. */
  path: string;
  /** On one line; empty where the file has nothing, or what another column of the explorer has. */
  value: string;
}

/** Longer values are cut. */
const mostCharacters = 20_000;

/** Objects and arrays within one another, more than any task needs. */
const deepest = 24;

/** Stands for what is deeper. */
const unread = '…';

/** Their values are columns of the explorer. */
const columns: ReadonlySet<string> = new Set(['id', 'instruction']);

/**
 * Every key and value of a task file. The evaluator's own fields have no prefix; commands that are
 * arrays of words are one value. A key that is not a name is a value too.
 */
export function listFields(fields: JsonObject): readonly TaskField[] {
  const listed: TaskField[] = [];
  const add = (path: string, value: string) => void listed.push({ path, value });
  for (const [key, value] of Object.entries(fields)) {
    if (key === 'evaluator' && isObject(value)) {
      add(key, '');
      visitKeys(value, '', add, 0);
    } else if (columns.has(key) && typeof value === 'string') add(key, '');
    else visitKeys({ [key]: value }, '', add, 0);
  }
  return listed;
}

/** Whether a value was not read to its end. */
export const isCut = (value: string): boolean =>
  value === unread || value.length === mostCharacters;

type AddField = (path: string, value: string) => void;

function visit(value: unknown, path: string, add: AddField, depth: number): void {
  if (depth > deepest) add(path, unread);
  else if (Array.isArray(value) && value.length > 0) {
    if (isArguments(path, value)) add(path, toLine(value.join(' ')));
    else for (const item of value) visit(item, path, add, depth + 1);
  } else if (isObject(value) && Object.keys(value).length > 0) {
    visitKeys(value, path, add, depth + 1);
  } else add(path, isEmpty(value) ? '' : toLine(toText(value)));
}

function visitKeys(value: JsonObject, path: string, add: AddField, depth: number): void {
  for (const [key, item] of Object.entries(value)) {
    const name = isName.test(key) ? key : '*';
    const inner = path === '' ? name : `${path}.${name}`;
    if (name === '*') add(inner, toLine(key));
    visit(item, inner, add, depth);
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || typeof value === 'object';

const isArguments = (path: string, value: readonly unknown[]): boolean =>
  path.includes('.parameters.') &&
  value.length > 0 &&
  value.every((item) => typeof item === 'string');

const toLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, mostCharacters);

/** Other keys, such as digests and sentences, are written as "*" in paths. */
const isName = /^[A-Za-z_][\w-]{0,39}$/;
