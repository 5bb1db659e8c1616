import type { Path } from '#text/json/json-pointer.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import { listChecks, listEvaluators, listSteps } from '#format/task-parts.ts';
import type { Check, Evaluation, Source, Step } from '#format/task.ts';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import { findRules, readsOwnRule } from '#vocabulary/getter-rules.ts';
import { toGetterName, type Vocabulary } from '#vocabulary/vocabulary.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { createUsageObserver, type Usage, type UsageObserver } from './usage-observer.ts';

export interface UsageContext {
  vocabulary: Vocabulary;
  /** Whether expected values are left out of the tasks, so that their use is unknown. */
  withholdsExpected: boolean;
}

/** A task with more checks than this is generated, and its combinations of metrics say nothing. */
const mostPartners = 50;

/** Reads all tasks once; the result is undefined for functions that no task uses. */
export function observeUsage(
  entries: readonly TaskEntry[],
  context: UsageContext,
): (kind: FunctionKind, name: string) => Usage | undefined {
  const observers = new Map<string, UsageObserver>();
  const observerOf = (kind: FunctionKind, name: string): UsageObserver => {
    const key = `${kind} ${name}`;
    const observer = observers.get(key) ?? createUsageObserver(context.vocabulary.find(kind, name));
    observers.set(key, observer);
    return observer;
  };

  for (const entry of entries) {
    const observerIn = (at: Path): ObserverOf => {
      const field = String(at[0]);
      if (field === 'config' || field === 'evaluator') return observerOf;
      return (kind, name) => {
        const observer = observerOf(kind, name);
        observer.addPlace(field, entry);
        return observer;
      };
    };
    for (const { at, steps } of listSteps(entry.task)) {
      for (const step of steps) observeStep(step, entry, observerIn(at));
    }
    for (const { at, evaluation } of listEvaluators(entry.task)) {
      for (const check of listChecks(evaluation))
        observeCheck(check, entry, context, observerIn(at));
      observePartners(evaluation, entry, observerOf);
    }
  }
  return (kind, name) => observers.get(`${kind} ${name}`)?.read();
}

type ObserverOf = (kind: FunctionKind, name: string) => UsageObserver;

function observeStep({ type, parameters }: Step, task: TaskEntry, observerOf: ObserverOf): void {
  if (type !== '') observerOf('action', type).addFields('parameters', parameters, task);
}

function observeCheck(
  { metric, result, expected, options }: Check,
  task: TaskEntry,
  { vocabulary, withholdsExpected }: UsageContext,
  observerOf: ObserverOf,
): void {
  const judge = metric === undefined ? undefined : observerOf('metric', metric);
  judge?.addFields('options', options, task);
  const rules = [rulesOf(result, vocabulary), rulesOf(expected, vocabulary)].filter(
    (record) => record !== undefined,
  );
  const isWhole = !withholdsExpected || expected === undefined;
  if (rules.length > 0 && isWhole) judge?.addFields('rules', mergeRecords(rules), task);

  for (const [side, source] of [
    ['result', result],
    ['expected', expected],
  ] as const) {
    if (source?.type === undefined) continue;
    const name = toGetterName(source.type);
    const getter = observerOf('getter', name);
    const { type, ...keys } = source.fields;
    if (side === 'result' || !withholdsExpected) getter.addFields('keys', keys, task);
    judge?.addCompanion(side, name, task);
    if (metric !== undefined) {
      getter.addCompanion(side === 'result' ? 'feedsResult' : 'feedsExpected', metric, task);
    }
  }
}

/** The rules that a source passes on to the metric, if it has any. */
function rulesOf(source: Source | undefined, vocabulary: Vocabulary): JsonObject | undefined {
  const getter = vocabulary.find('getter', source?.type ?? '');
  const { rules } = (source && findRules(source.fields, getter)) ?? {};
  if (!isObject(rules)) return undefined;
  return Object.fromEntries(Object.entries(rules).filter(([key]) => !readsOwnRule(getter, key)));
}

const mergeRecords = (records: readonly JsonObject[]): JsonObject =>
  Object.fromEntries(records.flatMap(Object.entries<unknown>));

/** A metric that judges twice in one task is its own partner. */
function observePartners(
  { checks, conj }: Evaluation,
  task: TaskEntry,
  observerOf: ObserverOf,
): void {
  if (checks.length > mostPartners || conj === 'own') return;
  const metrics = new Set(checks.flatMap(({ metric }) => metric ?? []));
  for (const metric of metrics) {
    const isTwice = checks.filter((check) => check.metric === metric).length > 1;
    for (const partner of metrics) {
      if (partner === metric && !isTwice) continue;
      observerOf('metric', metric).addCompanion(conj, partner, task);
    }
  }
}
