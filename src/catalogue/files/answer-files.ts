import type { StringWithin } from '#lint/facts/strings-within.ts';
import { isScriptName, toFileName } from '#text/file-name.ts';
import { fromPointer, toPointer } from '#text/json/json-pointer.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import { isStrayAnswer } from '../answers/answer-places.ts';
import type { FileOfTask } from './file-of-task.ts';

/**
 * Whether a file may say what is expected. Only one that nothing but the setup names certainly does not,
 * unless the rest of the task runs it as a script, or expects it.
 *
 * @param file its name, and where the task names it.
 */
export function mayBeAnswer(
  { name, names }: { name: string; names: readonly StringWithin[] },
  strings: readonly StringWithin[],
): boolean {
  if (names.length === 0 || !names.every(isOfSetup)) return true;
  // A step may store it under another name, which is beside the path.
  const places = new Set(names.map(toParent));
  const siblings = strings.filter((string) => isOfSetup(string) && places.has(toParent(string)));
  const stored = [name, ...siblings.map(({ text }) => toFileName(text))].filter(isDistinct);
  return strings
    .filter((string) => !isOfSetup(string) && stored.some((each) => string.text.includes(each)))
    .some(({ at }) => isScriptName(name) || at.some(isAnswerKey));
}

const isOfSetup = ({ at: [field] }: StringWithin): boolean => field === 'config';
const toParent = ({ at }: StringWithin): string => toPointer(at.slice(0, -1));
const isDistinct = (name: string): boolean => name.length > 2;
const isAnswerKey = (key: string | number): boolean =>
  typeof key === 'string' && isStrayAnswer(key);

/**
 * The files without what may say what is expected; of such a file the name stays where the published task
 * shows it anyway.
 *
 * @param published the task as it is shown.
 */
export function withholdFiles(
  files: readonly FileOfTask[],
  published: JsonObject,
): readonly FileOfTask[] {
  return files.flatMap((file) => {
    if (!file.isAnswer) return [file];
    const namedAt = file.namedAt.filter((pointer) => isString(readPlace(published, pointer)));
    if (namedAt.length === 0) return [];
    return [{ ...file, namedAt, size: undefined, content: { kind: 'withheld' } as const }];
  });
}

const isString = (value: unknown): boolean => typeof value === 'string';

function readPlace(root: unknown, pointer: string): unknown {
  let value = root;
  for (const key of fromPointer(pointer)) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}

/** The texts of the files that may say what is expected. */
export const listAnswerTexts = (files: readonly FileOfTask[]): string[] =>
  files.flatMap(({ isAnswer, content }) => (isAnswer && 'text' in content ? [content.text] : []));
