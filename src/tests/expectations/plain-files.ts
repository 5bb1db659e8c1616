import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A task file as a plain scan sees it: its keys and strings, with nothing of Benchlight's own. */
export interface PlainFile {
  id: string;
  instruction: string;
  /** All keys and strings in lower case, each once, on lines of their own. */
  text: string;
  /** Keys of options and of rules, at any depth. */
  settings: ReadonlySet<string>;
  /** Short strings of options and of rules. */
  values: ReadonlySet<string>;
  /** Fields that the format does not have, with their value where it is a string or a number. */
  fields: ReadonlyMap<string, string>;
  /** Undefined where the file has evaluators in other places, whose checks are not counted here. */
  checks: number | undefined;
  apps: number;
  isInfeasible: boolean;
}

/** Reads the task files of a folder at any depth. */
export async function readPlainFiles(folder: string): Promise<PlainFile[]> {
  const names = await readdir(folder, { recursive: true });
  const texts = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  return texts
    .map((text) => JSON.parse(text) as unknown)
    .filter((value) => isObject(value) && isObject(value.evaluator))
    .map((value) => toPlainFile(value as Fields & { evaluator: Fields }));
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toPlainFile(task: Fields & { evaluator: Fields }): PlainFile {
  const { evaluator } = task;
  const parts = findParts(task);
  const functions = [evaluator.func].flat().filter((name) => name !== undefined && name !== '');
  const isPlain = listKeys(task).filter((key) => key === 'func').length === 1;
  const own = Object.entries(task).filter(([key]) => !formatFields.has(key));
  return {
    id: String(task.id),
    instruction: typeof task.instruction === 'string' ? task.instruction : '',
    text: [...new Set([...listKeys(task), ...listStrings(task)])].join('\n').toLowerCase(),
    settings: new Set(parts.flatMap(listKeys)),
    values: new Set(parts.flatMap(listStrings).filter((text) => /^[a-z][\w.-]{3,24}$/i.test(text))),
    fields: new Map(own.flatMap(([key, value]) => [[key, isObject(value) ? '' : String(value)]])),
    checks: isPlain ? functions.length : undefined,
    apps: [task.related_apps ?? []].flat().length,
    isInfeasible: functions.includes('infeasible'),
  };
}

const formatFields: ReadonlySet<string> = new Set([
  'config',
  'evaluator',
  'fixed_ip',
  'id',
  'instruction',
  'possibility_of_env_change',
  'proxy',
  'related_apps',
  'snapshot',
  'source',
  'trajectory',
]);

/** What stands below "options" and "rules", wherever they are. */
const findParts = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
        key === 'options' || key === 'rules' ? [part] : findParts(part),
      )
    : [];

const listKeys = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? [
        ...(Array.isArray(value) ? [] : Object.keys(value)),
        ...Object.values(value).flatMap(listKeys),
      ]
    : [];

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : [];
}
