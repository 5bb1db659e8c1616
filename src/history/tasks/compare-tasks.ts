import { type ChangeClass, changeClasses } from '#format/change-class.ts';
import { listAddedParts } from '#format/reading/added-parts.ts';
import { classifyField, taskFields } from '#format/task-file-schema.ts';
import { type JsonObject, readOwn } from '#text/json/json-value.ts';
import { isSameJson } from '#text/json/same-json.ts';
import { listCodeChanges } from '../code/code-changes.ts';
import type { Change, TaskChange } from '../model/change.ts';
import { compareEvaluators } from './compare-evaluators.ts';
import { compareField } from './compare-fields.ts';
import { compareOwnField } from './compare-own-fields.ts';
import type { CompareOptions } from './compare-options.ts';
import { compareStepLists } from './compare-step-lists.ts';
import { toSentence } from './to-sentence.ts';

/**
 * Compares two states of a task: its file, field by field, and the code of the environment that it uses.
 * The order of keys makes no difference.
 */
export function compareTasks(
  before: JsonObject,
  after: JsonObject,
  options: CompareOptions,
): TaskChange {
  const names = new Set([...taskFields, ...Object.keys(after), ...Object.keys(before)]);
  const changes = [...names].flatMap((name) => {
    const earlier = readOwn(before, name);
    const later = readOwn(after, name);
    return isSameJson(earlier, later) ? [] : compareOne(name, [earlier, later], options);
  });
  changes.push(...listCodeChanges(before, after, options));
  return { class: findWorst(changes), changes };
}

/** The worst class of some changes; "same" when there are none. */
function findWorst(changes: readonly { class: ChangeClass | 'same' }[]): ChangeClass | 'same' {
  const found = new Set(changes.map((change) => change.class));
  return changeClasses.find((one) => found.has(one)) ?? 'same';
}

type States = readonly [before: unknown, after: unknown];

function compareOne(name: string, [before, after]: States, options: CompareOptions): Change[] {
  const meaning = classifyField(name);
  const isAdded = isListOfParts(name, [before, after], options);
  if (meaning === undefined || isAdded)
    return compareOwnField(name, [before, after], options, meaning);
  if (name === 'evaluator') {
    const changes = compareEvaluators(before, after, options);
    return changes.length > 0 ? changes : [toNotation(name, 'the evaluator')];
  }
  if (name === 'config') {
    const list = { class: meaning, at: [name], when: '', noun: 'the setup' };
    const changes = compareStepLists(before, after, list, options.vocabulary);
    return changes.length > 0 ? changes : [toNotation(name, 'the setup')];
  }
  return compareField(name, [before, after], meaning);
}

/** Whether an evaluator is an array of evaluators or graders, unless it is absent. */
const isListOfParts = (name: string, states: States, { vocabulary }: CompareOptions): boolean =>
  name === 'evaluator' &&
  states.every((value) => value === undefined || Array.isArray(value)) &&
  states.some((evaluator) => listAddedParts({ evaluator }, vocabulary?.handling).length > 0);

/** A field that is written in another way and means the same. */
const toNotation = (name: string, what: string): Change => ({
  class: 'editorial',
  at: [name],
  sentence: toSentence([`${what} is written in another way, with the same meaning`]),
});
