import type { CodeChange, FunctionChange } from '#history/model/code-comparison.ts';
import { isCounted } from '../rates/compute-rates.ts';
import type { Run } from '../model/results.ts';
import type { TaskCodeChange } from '../model/task-code.ts';

/** What differs, in each counted task of a run that other code judges or starts today. */
export const listOtherTasks = ({
  results,
  code,
}: Pick<Run, 'results' | 'code'>): TaskCodeChange[] =>
  [...results].flatMap(([path, result]) =>
    isCounted(result) ? (code?.today?.get(path) ?? []) : [],
  );

/** What has changed in the code of the environment since a run, as far as its counted tasks use it. */
export interface CodeSinceRun {
  /** Each with the number of tasks. */
  functions: readonly { change: FunctionChange; tasks: number }[];
  /** Of all tasks. */
  judge: CodeChange | undefined;
  starter: CodeChange | undefined;
}

export function listCodeSince(run: Pick<Run, 'results' | 'code'>): CodeSinceRun {
  const tasks = listOtherTasks(run);
  const byFunction = Map.groupBy(
    tasks.flatMap(({ functions }) => functions),
    ({ kind, name }) => `${kind} ${name}`,
  );
  return {
    functions: [...byFunction.values()].flatMap((changes) => {
      const [change] = changes;
      return change ? [{ change, tasks: changes.length }] : [];
    }),
    judge: tasks.find(({ judge }) => judge)?.judge,
    starter: tasks.find(({ starter }) => starter)?.starter,
  };
}
