import { isLinesFile, nameMember } from '#text/file-name.ts';
import { describeJson } from '#text/json/describe-json.ts';
import { endOfString, endOfValue, skipBlanks } from '#text/json/json-text.ts';
import { isContainer, isObject, type JsonObject } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { parseJson } from '#text/json/parse-json.ts';
import type { Finding } from '../model/finding.ts';
import type { Position } from '../model/position.ts';
import type { RuleMeta } from '../model/rule.ts';
import { toFinding } from '../model/to-finding.ts';
import { createLineIndex } from '../positions/text-positions.ts';
import { createOffsetFinder } from '../positions/value-offsets.ts';
import { duplicateKey, notJson, severalTasks, tooLarge } from '../rules/f-file-rules.ts';
import { type DuplicateKey, findDuplicateKeys } from './duplicate-keys.ts';
import { isSurelyWhole, isTask, namesTaskField } from './is-task.ts';
import { type Entry, findLines } from './task-lines.ts';
import { depthLimit } from './parse-file.ts';
import { surveyValue } from './survey-value.ts';
import { findSyntaxFault } from './syntax-fault.ts';

/** A task in a file with several. */
export interface ListedTask {
  /** The name of the file, then that of the task. */
  file: string;
  /** As the file has it. */
  text: string;
  /** Where that begins in the file. */
  start: Position;
  fields: JsonObject;
}

/** A file with several tasks, taken apart. */
export interface TaskList {
  tasks: readonly ListedTask[];
  /** What is wrong with it beside its tasks. */
  findings: readonly Finding[];
}

/**
 * Takes a file with several tasks apart: an array of tasks, an object of tasks by their ids, an object
 * with such a field, or JSON Lines. Undefined for any other file, such as one with a task, a suite,
 * settings, or records of results.
 *
 * @param mostCharacters of a task; a longer one is reported instead.
 */
export function findTaskList(
  file: string,
  text: string,
  mostCharacters: number,
): TaskList | undefined {
  const lines = isLinesFile(file) ? findLines(text) : [];
  const entries = lines.length > 0 ? lines : findEntries(file, text);
  return entries.some(isWholePlace) ? toTaskList(file, text, entries, mostCharacters) : undefined;
}

function findEntries(file: string, text: string): Entry[] {
  const isNamed = file !== '';
  if ((isNamed && isSingle(text)) || !namesTaskField(text)) return [];
  const value = parseJson(text);
  // Standard input has no name that would say which it is.
  if (value === undefined && !isNamed) return findLines(text);
  if (isTask(value)) return [];
  const findOffset = createOffsetFinder(text);
  return listPlaces(value, deepest).map(({ at, key, value: entry }) => {
    const start = findOffset(at);
    return { at, key, start, end: endOfValue(text, start), value: entry };
  });
}

/** Whether a text is an object with a field that only tasks have, without parsing it. */
function isSingle(text: string): boolean {
  let at = skipBlanks(text, skipBlanks(text, 0) + 1);
  if (text[skipBlanks(text, 0)] !== '{') return false;
  while (text[at] === '"') {
    const end = endOfString(text, at);
    if (namesTaskField(text.slice(at, end + 1))) return true;
    // A colon follows the key.
    const value = skipBlanks(text, skipBlanks(text, end + 1) + 1);
    at = skipBlanks(text, endOfValue(text, value));
    if (text[at] !== ',') return false;
    at = skipBlanks(text, at + 1);
  }
  return false;
}

/** The tasks may be in a field, such as "tasks", and there in others, such as those of splits. */
const deepest = 2;

type Place = Pick<Entry, 'at' | 'key' | 'value'>;

/** The elements of arrays with tasks, and the values of objects that are mostly tasks. */
function listPlaces(value: unknown, levels: number): Place[] {
  if (!isContainer(value)) return [];
  const places = Array.isArray(value)
    ? value.map((element: unknown, index): Place => ({ at: [index], value: element }))
    : Object.entries(value).map(([key, field]): Place => ({ at: [key], key, value: field }));
  if (Array.isArray(value)) return places.some(isWholePlace) ? places : [];
  if (isMostlyTasks(places)) return places;
  if (levels === 0) return [];
  return places.flatMap(({ at, value: field }) =>
    listPlaces(field, levels - 1).map((place) => ({ ...place, at: [...at, ...place.at] })),
  );
}

function isMostlyTasks(places: readonly Place[]): boolean {
  const tasks = places.filter(({ value }) => isTask(value));
  if (tasks.length * 2 <= places.length) return false;
  // A task in the only field of an object is a part of something else, unless that is its id.
  return (
    tasks.length > 1 || tasks.every(({ key, value }) => key === undefined || hasId(value, key))
  );
}

/** Whether a value is a task, and not the record of what was done with one. */
const isWholePlace = ({ value }: Place): boolean => isTask(value) && isSurelyWhole(value);

const hasId = (value: unknown, id: string): boolean => isObject(value) && value.id === id;

function toTaskList(
  file: string,
  text: string,
  entries: readonly Entry[],
  mostCharacters: number,
): TaskList {
  const toPosition = createLineIndex(text);
  const tasks: ListedTask[] = [];
  const findings: Finding[] = [];
  const report = (meta: RuleMeta<never>, message: string, { at, offset }: Repeated) => {
    findings.push(toFinding(meta, { file, at, position: toPosition(offset) }, { message }));
  };

  for (const { key, ...place } of findRepeatedKeys(text, entries)) {
    report(duplicateKey, duplicateKey.message({ key }), place);
  }
  const taken = new Set<string>();
  for (const [index, { key, at, start, end, value }] of entries.entries()) {
    const written = text.slice(start, end);
    if (value instanceof SyntaxError) {
      const { offset, ...fault } = findSyntaxFault(written, depthLimit);
      report(notJson, notJson.message(fault), { at, offset: start + offset });
    } else if (!isTask(value)) {
      const message = severalTasks.message({ entry: index + 1, found: describeEntry(value) });
      report(severalTasks, message, { at, offset: start });
    } else if (written.length > mostCharacters) {
      const megabytes = Math.ceil(written.length / megabyte);
      const message = tooLarge.message({ megabytes, limit: mostCharacters / megabyte });
      report(tooLarge, message, { at, offset: start });
    } else {
      const name = nameOnce(key ?? toId(value) ?? `${index + 1}`, taken);
      tasks.push({
        file: nameMember(file, name),
        text: written,
        start: toPosition(start),
        fields: value,
      });
    }
  }
  return { tasks, findings };
}

const megabyte = 1_000_000;

interface Repeated {
  at: Path;
  offset: number;
}

/** Keys that occur twice in an object around the tasks. */
function findRepeatedKeys(text: string, entries: readonly Entry[]): DuplicateKey[] {
  // Neither an array nor a line has any.
  if (!/^\s*\{/.test(text) || entries.every(({ at }) => at.length === 0)) return [];
  const { keys } = surveyValue(parseJson(text), depthLimit);
  return findDuplicateKeys(text, keys).filter(
    ({ offset }) => !entries.some(({ start, end }) => start <= offset && offset < end),
  );
}

const describeEntry = (value: unknown): string =>
  isObject(value) ? 'another kind of object' : describeJson(value);

const toId = ({ id }: JsonObject): string | undefined =>
  typeof id === 'string' && id !== '' ? id : undefined;

/** A name that no earlier task has: a second "a" is "a~2". */
function nameOnce(name: string, taken: Set<string>): string {
  let unique = name;
  for (let number = 2; taken.has(unique); number++) unique = `${name}~${number}`;
  taken.add(unique);
  return unique;
}
