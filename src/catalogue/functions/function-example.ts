import { toCheckPrefix, toStepPrefix } from '../parts/part-name.ts';
import { listEvaluators, listSteps } from '#format/task-parts.ts';
import type { Check, Step } from '#format/task.ts';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import { toGetterName } from '#vocabulary/vocabulary.ts';
import { type FunctionContract, listRows } from './function-contract.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { listShownChecks } from '../task/shown-checks.ts';

/** A place in a task that uses a function. */
export type FunctionExample = {
  entry: TaskEntry;
  /** Its id on the page of the task. */
  anchor: string;
} & (
  | { kind: 'step'; step: Step }
  | { kind: 'check'; check: Check }
  /** A placeholder has nothing to show. */
  | { kind: 'nothing' }
);

/** The use of a function that is easiest to read, in a task without disagreements, if there is one. */
export function pickExample(
  kind: FunctionKind,
  name: string,
  tasks: readonly TaskEntry[],
  contract: FunctionContract,
): FunctionExample | undefined {
  const faulty = new Set(listDisagreeingTasks(contract));
  const isFaulty = (task: TaskEntry): boolean =>
    faulty.has(task) || task.findings.some(({ severity }) => severity !== 'info');
  let best = tasks[0];
  for (const task of tasks) if (best && isEasier(task, best, isFaulty)) best = task;
  return best && (kind === 'action' ? findStep(best, name) : findCheck(best, kind, name));
}

/** Faults count more than the number of checks, and that more than the length of the file. */
function isEasier(
  one: TaskEntry,
  other: TaskEntry,
  isFaulty: (task: TaskEntry) => boolean,
): boolean {
  const faults = Number(isFaulty(one)) - Number(isFaulty(other));
  const checks = countChecks(one) - countChecks(other);
  return (faults || checks || one.text.length - other.text.length) < 0;
}

const countChecks = ({ task }: TaskEntry): number =>
  listEvaluators(task).reduce((sum, { evaluation }) => sum + evaluation.checks.length, 0);

function listDisagreeingTasks({ sections }: FunctionContract): TaskEntry[] {
  return sections
    .flatMap(({ rows }) => listRows(rows))
    .flatMap(({ disagreements }) => disagreements)
    .flatMap((one) => ('tasks' in one ? one.tasks : one.found.flatMap(({ tasks }) => tasks)));
}

function findStep(entry: TaskEntry, name: string): FunctionExample | undefined {
  for (const { at, steps } of listSteps(entry.task)) {
    const index = steps.findIndex(({ type }) => type === name);
    const step = steps[index];
    if (step) return { kind: 'step', entry, step, anchor: `${toStepPrefix(at)}-${index + 1}` };
  }
  return undefined;
}

function findCheck(entry: TaskEntry, kind: FunctionKind, name: string): FunctionExample {
  for (const { at, evaluation } of listEvaluators(entry.task)) {
    const checks = listShownChecks(evaluation.checks);
    const index = checks.findIndex(({ metric, result, expected }) =>
      kind === 'metric'
        ? metric === name
        : [result, expected].some((source) => source?.type && toGetterName(source.type) === name),
    );
    const check = checks[index];
    if (check) return { kind: 'check', entry, check, anchor: `${toCheckPrefix(at)}-${index + 1}` };
  }
  return { kind: 'nothing', entry, anchor: 'evaluation' };
}
