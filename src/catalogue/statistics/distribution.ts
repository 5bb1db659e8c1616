import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import { listFacetValues } from '../facets/explorer-facets.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** How a number is spread over the tasks. */
export interface Distribution {
  /** One for each task. */
  numbers: readonly number[];
  least: number;
  median: number;
  most: number;
}

/** A number of each task that has a chart among the statistics. */
interface ChartedNumber {
  /** What it is read from; its name is that of the chart's place on the page, too. */
  facet: ExplorerFacetName;
  title: string;
  /** The noun for the counted parts of a task: "check". */
  noun: string;
  summary: string;
}

/** In the order of the page. */
export const chartedNumbers: readonly ChartedNumber[] = [
  {
    facet: 'steps',
    title: 'Setup steps',
    noun: 'step',
    summary: 'Steps that prepare the machine before the agent acts.',
  },
  {
    facet: 'checks',
    title: 'Checks',
    noun: 'check',
    summary: 'Metrics of the evaluator, each with its result, expected value and options.',
  },
];

/** Undefined without tasks. */
export function distribute(
  entries: readonly TaskEntry[],
  facet: ExplorerFacetName,
): Distribution | undefined {
  const numbers = entries
    .flatMap((entry) => listFacetValues(entry, facet))
    .map(Number)
    .sort((one, other) => one - other);
  const [least] = numbers;
  const most = numbers.at(-1);
  const low = numbers[Math.floor((numbers.length - 1) / 2)];
  const high = numbers[Math.floor(numbers.length / 2)];
  if (least === undefined || most === undefined || low === undefined || high === undefined) return;
  return { numbers, least, median: (low + high) / 2, most };
}
