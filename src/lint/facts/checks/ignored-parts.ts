import { count } from '#text/figures/plural.ts';
import { nameSome } from '#text/first-items.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { isObject } from '#text/json/json-value.ts';
import { findRules } from '#vocabulary/getter-rules.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { isNothing } from '../placed-value.ts';
import { graders } from '../setup/added-parts.ts';
import type { TaskView } from '../task-view.ts';
import { checkViews } from './check-views.ts';
import { type ContractObject, contractObjects } from './contract-objects.ts';
import { getterEntryOf } from './getter-contract.ts';
import { isComment } from './intended-field.ts';

/** What the source of the environment shows that a function never reads as a whole. */
export interface IgnoredPart {
  owner: string;
  at: Path;
  /** All parameters of an action that does nothing, a reference that is fetched, rules by their names, or a grader, beside the points of those that are run. */
  ignored: 'everything' | 'reference' | readonly string[] | { points: number };
}

export function* ignoredParts(task: TaskView, vocabulary: Vocabulary): Generator<IgnoredPart> {
  const idle = contractObjects(task, vocabulary).filter(isIdle);
  const byName = new Map(idle.toReversed().map((judged) => [judged.entry.name, judged.at]));
  for (const [owner, at] of byName)
    yield { owner, at: [...at.slice(0, -1), 'type'], ignored: 'everything' };
  for (const { metric: owner, expected } of checkViews(task)) {
    if (!expected || isNothing(expected) || !isObject(expected.value)) continue;
    if (vocabulary.find('metric', owner)?.source?.ignoresExpected !== true) continue;
    const { at, value } = expected;
    const { rules } = findRules(value, getterEntryOf(value, vocabulary)) ?? {};
    const names = isObject(rules) ? Object.keys(rules).filter((name) => !isComment(name)) : [];
    if (names.length > 0) yield { owner, at, ignored: names };
    else if (rules === undefined) yield { owner, at, ignored: 'reference' };
  }
  const { points } = vocabulary.handling?.evaluator.graders ?? {};
  if (!points) return;
  for (const { at, isRun } of graders(task))
    if (isRun === false) yield { owner: '', at, ignored: { points: points.value } };
}

/** Whether an action does nothing with any parameters; one that names them is stopped by others. */
export const isIdle = ({ entry: { source }, part }: ContractObject): boolean =>
  part === 'parameters' && source?.isIdle === true && source.acceptsOthers === true;

export const isNames = (value: IgnoredPart['ignored']): value is readonly string[] =>
  Array.isArray(value);

/** More names do not fit on a line. */
const mostNames = 6;

export function describeIgnored(owner: string, ignored: IgnoredPart['ignored']): string {
  if (ignored === 'everything')
    return `"${owner}" does nothing in this environment: its function returns at once`;
  if (ignored === 'reference')
    return `"${owner}" never reads its second argument, so the reference is fetched to no effect; remove "expected"`;
  if (!isNames(ignored))
    return `the environment runs only commands with ${count(ignored.points, 'point')}, so this one is never run`;
  const quoted = ignored.map((name) => `"${name}"`);
  const verb = ignored.length === 1 ? 'has' : 'have';
  return `"${owner}" never reads its second argument, so ${nameSome(quoted, mostNames)} in "expected" ${verb} no effect`;
}
