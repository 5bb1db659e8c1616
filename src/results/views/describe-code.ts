import { takeFirst } from '#text/first-items.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';
import type { RichText } from '#text/rich-text.ts';
import type { TaskCodeChange } from '../model/task-code.ts';
import { findMixedTasks } from '../code/mixed-tasks.ts';
import { listOtherTasks } from '../code/other-tasks.ts';
import type { Results, Run } from '../model/results.ts';

/** The code of the environment that a run was made with; undefined where no code was seen and none is stated. */
export function describeEnvironment(
  { commit, code, madeOn }: Run,
  { hasCode }: Pick<Results, 'hasCode'>,
): string | undefined {
  if (code?.isStated === true) return `commit ${commit}`;
  if (commit !== undefined) return `the code of the stated commit ${commit} was not seen`;
  if (!code || !('version' in madeOn)) return hasCode ? 'not stated' : undefined;
  return `that of release ${madeOn.version}`;
}

/** What other code does with tasks: as in "judged", "started" or "judged or started". */
function describeEffect(changes: Iterable<TaskCodeChange>): string {
  const all = [...changes];
  const judges = all.some((change) => change.judges);
  const starts = all.some((change) => change.starts);
  return [...(judges ? ['judged'] : []), ...(starts ? ['started'] : [])].join(' or ');
}

/** How today's code judges and starts the tasks of a run; undefined where nobody can tell. */
export function describeRunCode(own: Run): string | undefined {
  const { otherCode, run } = own.rates;
  if (otherCode === undefined || run === 0) return undefined;
  if (otherCode === 0) {
    return `The code of the environment judges and starts ${run === 1 ? 'its task' : `all of its ${count(run, 'task')}`} today as it did then.`;
  }
  const are = otherCode === 1 ? 'is' : 'are';
  return `${formatCount(otherCode)} of its ${count(run, 'task')} ${are} ${describeEffect(listOtherTasks(own))} by other code today, so whether these results can be compared with later ones cannot be told. They are counted.`;
}

/** More names would be longer than the result that they are about. */
const mostFunctions = 3;

/** What a result on a task says of the code that was changed since: as in "judged by other code: compare_csv". */
export function describeTaskCode({ code, results }: Run, path: string): RichText {
  const isChanged = results.get(path)?.code === 'changed';
  const change = isChanged ? code?.today?.get(path) : undefined;
  if (!change) return [];
  const { functions, judge, starter } = change;
  const parts: RichText = [
    ...functions.map(({ kind, name }) => ({ [kind]: name }) as { metric: string }),
    ...(judge ? ['what judges all tasks'] : []),
    ...(starter ? ['what starts all tasks'] : []),
  ];
  const { shown, more } = takeFirst(parts, mostFunctions);
  return [
    `${describeEffect([change])} by other code today: `,
    ...shown.flatMap((part, index) => (index === 0 ? [part] : [', ', part])),
    ...(more > 0 ? [` and ${formatCount(more)} more`] : []),
  ];
}

/** What the results of several runs on a task have to say of the code that judged it. */
export function describeCodes({ runs }: Pick<Results, 'runs'>, path: string): string[] {
  const unseen = runs.filter(
    ({ code, results }) => !code && results.get(path)?.code === 'unknown',
  ).length;
  return [
    ...(findMixedTasks(runs).has(path)
      ? ['Not all of these results were judged or started by the same code of the environment.']
      : []),
    ...(unseen > 0 ? [describeUnseen(`${formatCount(unseen)} of these results`)] : []),
  ];
}

/** @param what as in "2 of these runs" */
export const describeUnseen = (what: string): string =>
  `For ${what}, the code of the environment was not seen, so whether tasks were judged and started by the same code cannot be told.`;

/** What a table that compares runs has to say of the code that judged their tasks. */
export const describeMixed = (mixed: number, tasks: number): string =>
  `Different code of the environment judged or started ${formatCount(mixed)} of ${count(tasks, 'task')} in different runs, so whether their results on ${mixed === 1 ? 'it' : 'them'} can be compared cannot be told.`;
