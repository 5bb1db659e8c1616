import type { ExplorerFacet } from '#catalogue/facets/explorer-facets.ts';
import { isCounted } from '../rates/compute-rates.ts';
import { countEach } from '#text/figures/count-each.ts';
import type { Results } from '../model/results.ts';
import { type Difficulty, toDifficulty } from './difficulty.ts';

/** How many of the runs with a result for a task solved it, as the explorer's address writes it. */
type SolvedShare = 'none' | 'few' | 'half' | 'most' | 'all' | 'not run';

export const shareLabels: Readonly<Record<SolvedShare, string>> = {
  none: 'none',
  few: 'few (up to a third)',
  half: 'about half',
  most: 'most (two thirds or more)',
  all: 'all',
  'not run': 'no result',
};

/** The properties that tasks have by the results of systems; none without results. */
export function listResultFacets(results: Results | undefined): readonly ExplorerFacet[] {
  if (!results) return [];
  const difficulties = new Map(
    [...results.byTask].map(([path, taskResults]) => [path, toDifficulty(taskResults)] as const),
  );
  const none: Difficulty = { solvedBy: [], failedBy: [], rate: undefined, split: undefined };
  const find = ({ path }: { path: string }) => difficulties.get(path) ?? none;
  const listOther = (path: string) =>
    (results.byTask.get(path) ?? []).flatMap((result) =>
      result.code === 'changed' && isCounted(result) ? [result.run] : [],
    );
  const labelOf = (segment: string) => results.findRun(segment)?.label ?? segment;
  return [
    {
      name: 'rate',
      label: 'Pass rate',
      isNumber: true,
      valuesOf: (entry) => toPercents(find(entry).rate),
      labelsOf: (entry) => toPercents(find(entry).rate).map(toPercentText),
    },
    {
      name: 'solved',
      label: 'Solved by how many runs',
      valuesOf: (entry) => [nameShare(find(entry))],
      labelsOf: (entry) => [shareLabels[nameShare(find(entry))]],
    },
    {
      name: 'solver',
      label: 'Solved by',
      valuesOf: (entry) => find(entry).solvedBy,
      labelsOf: (entry) => find(entry).solvedBy.map(labelOf),
    },
    {
      name: 'failed',
      label: 'Run and not solved by',
      valuesOf: (entry) => find(entry).failedBy,
      labelsOf: (entry) => find(entry).failedBy.map(labelOf),
    },
    {
      name: 'split',
      label: 'Disagreement',
      isNumber: true,
      valuesOf: (entry) => toPercents(find(entry).split),
      labelsOf: (entry) => toPercents(find(entry).split).map(toPercentText),
    },
    ...(results.runs.some(({ rates }) => (rates.otherCode ?? 0) > 0)
      ? [
          {
            name: 'code',
            label: 'Judged or started by other code than in',
            valuesOf: ({ path }: { path: string }) => listOther(path),
            labelsOf: ({ path }: { path: string }) => listOther(path).map(labelOf),
          } as const,
        ]
      : []),
  ];
}

/** How many tasks have each share of runs that solved them. */
export function countShares({ byTask }: Pick<Results, 'byTask'>): ReadonlyMap<SolvedShare, number> {
  return countEach([...byTask.values()].map((taskResults) => nameShare(toDifficulty(taskResults))));
}

const toPercents = (share: number | undefined): string[] =>
  share === undefined ? [] : [String(Math.round(share * 100))];

const toPercentText = (percents: string): string => `${percents}%`;

function nameShare({ solvedBy, failedBy }: Difficulty): SolvedShare {
  const ran = solvedBy.length + failedBy.length;
  if (ran === 0) return 'not run';
  if (solvedBy.length === 0) return 'none';
  if (failedBy.length === 0) return 'all';
  const share = solvedBy.length / ran;
  if (share <= 1 / 3) return 'few';
  return share < 2 / 3 ? 'half' : 'most';
}
