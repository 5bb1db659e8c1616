import { type ChangeClass, changeClasses } from '#format/change-class.ts';
import { classifyField, taskFields } from '#format/task-file-schema.ts';
import { type JsonObject, readOwn } from '#text/json/json-value.ts';
import { isSameJson } from '#text/json/same-json.ts';
import type { Change, TaskChange } from '../model/change.ts';
import { compareEvaluators } from './compare-evaluators.ts';
import { compareField } from './compare-fields.ts';
import type { CompareOptions } from './compare-options.ts';
import { compareStepLists } from './compare-step-lists.ts';
import { toSentence } from './to-sentence.ts';

/** Compares two states of a task, field by field. The order of keys makes no difference. */
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
  return { class: findWorst(changes), changes };
}

/** The worst class of some changes; "same" when there are none. */
export function findWorst(
  changes: readonly { class: ChangeClass | 'same' }[],
): ChangeClass | 'same' {
  const found = new Set(changes.map((change) => change.class));
  return changeClasses.find((one) => found.has(one)) ?? 'same';
}

type States = readonly [before: unknown, after: unknown];

function compareOne(name: string, [before, after]: States, options: CompareOptions): Change[] {
  if (name === 'evaluator') {
    const changes = compareEvaluators(before, after, options);
    return changes.length > 0 ? changes : [toNotation(name, 'the evaluator')];
  }
  if (name === 'config') {
    const list = { class: classifyField(name), at: [name], when: '', noun: 'the setup' };
    const changes = compareStepLists(before, after, list, options.vocabulary);
    return changes.length > 0 ? changes : [toNotation(name, 'the setup')];
  }
  return compareField(name, [before, after], options);
}

/** A field that is written in another way and means the same. */
const toNotation = (name: string, what: string): Change => ({
  class: 'editorial',
  at: [name],
  sentence: toSentence([`${what} is written in another way, with the same meaning`]),
});
