import { count } from '#text/figures/plural.ts';
import type { ResultStatus, Results, Run } from '../model/results.ts';
import { formatInterval, formatRate } from './format-rate.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** What a status is called beside its mark. */
export const statusLabels: Readonly<Record<ResultStatus, string>> = {
  solved: 'solved',
  partly: 'partly solved',
  failed: 'failed',
  error: 'error of the harness',
  'not run': 'not run',
  'older version': 'on an older version',
};

/** What the rows of a table of runs are: systems, unless one has several runs. */
export const nameRows = (runs: readonly Pick<Run, 'label' | 'system'>[]): 'System' | 'Run' =>
  runs.every(({ label, system }) => label === system) ? 'System' : 'Run';

/** How many systems there are, and how many runs where these are more. */
export function countSystems({ systems, runs }: Pick<Results, 'systems' | 'runs'>): string {
  const all = count(systems.length, 'system');
  return runs.length === systems.length ? all : `${count(runs.length, 'run')} of ${all}`;
}

/** The state of the dataset that a run was made on. */
export function describeMadeOn({ madeOn }: Pick<Run, 'madeOn'>): string {
  switch (madeOn.kind) {
    case 'release':
      return `release ${madeOn.version}`;
    case 'date':
      return `release ${madeOn.version}, by its date`;
    case 'digests':
      return `the digests of ${count(madeOn.count, 'task')}`;
    case 'unknown release':
      return `release ${madeOn.version}, which the dataset does not have`;
    case 'unstated':
      return 'not stated';
  }
}

/** What a run has achieved, for those who see a link to its page. */
export function describeRates({ rates, isInvented }: Pick<Run, 'rates' | 'isInvented'>): string {
  const { rate, interval, run, ofSet } = rates;
  const solved =
    rate === undefined
      ? 'No result of this run counts.'
      : `Solved ${formatRate(rate)} (${formatInterval(interval)}) of ${count(run, 'task')} that it ran; the dataset has ${formatCount(ofSet)}.`;
  return isInvented ? `${solved} Invented.` : solved;
}

/** Said wherever made-up numbers show; undefined when none are. */
export function describeInvented(invented: Results['invented']): string | undefined {
  if (invented === 'none') return undefined;
  return invented === 'all'
    ? 'These systems and all of their numbers are invented, to show what the pages look like.'
    : 'Some of these systems and their numbers are invented; they are marked.';
}
