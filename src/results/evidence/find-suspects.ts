import type { Hint, Suspect } from '../model/evidence.ts';
import type { Results } from '../model/results.ts';
import { createExpectations } from './expected-shares.ts';
import { describeFile, type SuspectTask } from './file-evidence.ts';
import { describeOutcome } from './outcome-evidence.ts';
import { toSystemShares } from './system-shares.ts';
import { describeTrials } from './trial-evidence.ts';
import { compareText } from '#text/compare-text.ts';
import { sum } from '#text/figures/sum.ts';

/**
 * The tasks with any evidence from results that they deserve a look, the strongest first. Evidence from
 * the file alone, such as a finding, adds weight and makes no task a suspect.
 */
export function findSuspects(results: Results, tasks: readonly SuspectTask[]): Suspect[] {
  const shares = toSystemShares(results);
  const expect = createExpectations(shares, tasks);
  const suspects = tasks.flatMap((task): Suspect[] => {
    const taskResults = results.byTask.get(task.path) ?? [];
    const observed = shares.ofTask.get(task.path) ?? [];
    const [heaviest, ...others] = [
      ...describeOutcome({ observed, expected: expect(task) }),
      ...describeTrials(taskResults),
    ].sort(compareWeights);
    if (!heaviest) return [];
    const evidence = [heaviest, ...others] as const;
    const hints = describeFile(task).sort(compareWeights);
    const weight = sum([...evidence, ...hints].map((piece) => piece.weight));
    return [{ task: task.path, weight, evidence, hints }];
  });
  return suspects.sort(
    (first, second) => second.weight - first.weight || compareText(first.task, second.task),
  );
}

const compareWeights = (first: Hint, second: Hint): number => second.weight - first.weight;
