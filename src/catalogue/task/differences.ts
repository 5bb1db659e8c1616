import { folderOf } from '#machine/paths.ts';
import { count } from '#text/figures/plural.ts';
import { toJsonFileStem } from '#text/file-name.ts';
import { isStrayAnswer } from '../answers/answer-places.ts';
import type { TaskEntry } from './task-entry.ts';
import { toShortTitle } from './task-title.ts';

type ComparedTask = Pick<TaskEntry, 'file' | 'task' | 'apps' | 'metrics'>;

/** The titles of lists are cut here. */
const longestTitle = 200;

/** More would be longer than a title. */
const mostParts = 3;

/** By task, what sets it apart from others of the same title in a few words; nothing of other tasks. */
export function describeDifferences<Entry extends ComparedTask>(
  entries: readonly Entry[],
): ReadonlyMap<Entry, string> {
  const groups = Map.groupBy(entries, ({ task }) => toShortTitle(task.instruction, longestTitle));
  return new Map(
    [...groups].flatMap(([title, group]) =>
      title === '' || group.length === 1 ? [] : describeGroup(group),
    ),
  );
}

function describeGroup<Entry extends ComparedTask>(group: readonly Entry[]): [Entry, string][] {
  const features = listFeatures(group);
  const stems = group.map(({ file }) => toJsonFileStem(file));
  let texts = group.map(() => '');
  for (let part = 0; part < mostParts; part++) {
    // The name of a file says least.
    const better = addBest(texts, features) ?? addBest(texts, [stems]);
    if (!better) break;
    texts = better;
  }
  return group.flatMap((entry, row): [Entry, string][] => {
    const text = texts[row] ?? '';
    return text === '' ? [] : [[entry, text]];
  });
}

/** The texts with what tells most tasks apart; of equal features the shortest. Undefined where none does. */
function addBest(
  texts: readonly string[],
  features: readonly (readonly (string | undefined)[])[],
): string[] | undefined {
  const before = new Set(texts).size;
  const [best] = features
    .map((values) => texts.map((text, row) => joinWords(text, values[row])))
    .map((joined) => ({ joined, size: new Set(joined).size, length: joined.join('').length }))
    .filter(({ size }) => size > before)
    .sort((one, other) => other.size - one.size || one.length - other.length);
  return best?.joined;
}

const joinWords = (text: string, value = ''): string => [text, value].filter(Boolean).join(', ');

/** What tasks may differ in, by task; of equal ones, what comes first tells more. */
function listFeatures(group: readonly ComparedTask[]): (string | undefined)[][] {
  const names = new Set(group.flatMap(({ task }) => Object.keys(task.extra)));
  const own = [...names].filter((name) => !isStrayAnswer(name));
  return [
    ...own.map((name) => group.map(({ task }) => describeField(name, task.extra[name]))),
    group.map(({ file }) => folderOf(file)),
    group.map(({ apps }) => apps.map(({ label }) => label).join(' and ')),
    group.map(({ task }) => count(task.setup.length, 'step')),
    group.map(({ task }) => count(task.evaluation.checks.length, 'check')),
    group.map(({ metrics }) => metrics.join(' and ')),
  ].filter((values) => values.every((value = '') => value.length <= longestValue));
}

const longestValue = 60;

/** A string as it is; other values say nothing without the name of their field. */
function describeField(name: string, value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim().replaceAll(/\s+/g, ' ');
  return typeof value === 'number' || typeof value === 'boolean' ? `${name} ${value}` : undefined;
}
