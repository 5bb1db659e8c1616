import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import { listChecks, listEvaluators, listSetupSteps, listSources } from './task-parts.ts';
import type { Step, Task } from './task.ts';

/** A function that a task names. */
export interface UsedFunction {
  kind: FunctionKind;
  /** As the task writes it. */
  name: string;
}

/** The functions by which a task is judged, each once: metrics, getters, and the actions before judging. */
export const listJudgingFunctions = (
  task: Pick<Task, 'evaluation' | 'evaluators'>,
): UsedFunction[] =>
  unique(
    listEvaluators(task).flatMap(({ evaluation }) => [
      ...listChecks(evaluation).flatMap(({ metric }) => toUsed('metric', metric)),
      ...listSources(evaluation).flatMap(({ type }) => toUsed('getter', type)),
      ...listActions(evaluation.postconfig),
    ]),
  );

/** The actions with which a task starts, and those of other lists of steps, each once. */
export const listStartingFunctions = (task: Pick<Task, 'setup' | 'stepLists'>): UsedFunction[] =>
  unique(listActions(listSetupSteps(task)));

const listActions = (steps: readonly Step[]): UsedFunction[] =>
  steps.flatMap(({ type }) => toUsed('action', type));

const toUsed = (kind: FunctionKind, name: string | undefined): UsedFunction[] =>
  name === undefined || name === '' ? [] : [{ kind, name }];

const unique = (functions: readonly UsedFunction[]): UsedFunction[] => [
  ...new Map(functions.map((used) => [`${used.kind} ${used.name}`, used])).values(),
];
