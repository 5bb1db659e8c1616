import type { ExplorerFacetName, FixedExplorerFacetName } from '#addresses/facet-names.ts';
import { listFacetValues } from '../facets/explorer-facets.ts';
import type { OwnField } from '../fields/own-field.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** How a number is spread over the tasks. */
export interface Distribution {
  /** One for each task, or several of an array. */
  numbers: readonly number[];
  least: number;
  median: number;
  most: number;
}

/** A number of each task that has a chart among the statistics. */
export interface ChartedNumber {
  /** What it is read from; its name is that of the chart's place on the page, too. */
  facet: ExplorerFacetName;
  title: string;
  /** What is counted, as a noun: "check"; undefined for a number that counts nothing. */
  noun?: string | undefined;
  summary: string;
  numbersOf: (entry: TaskEntry) => readonly string[];
}

/** In the order of the page. */
export const listChartedNumbers = (fields: readonly OwnField[]): readonly ChartedNumber[] => [
  ...countedParts.map((part) => ({
    ...part,
    numbersOf: (entry: TaskEntry) => listFacetValues(entry, part.facet),
  })),
  ...fields
    .filter(({ isNumber, values }) => isNumber && values.length > 1)
    .map(({ key, label, name, description, valuesOf }) => ({
      facet: key,
      title: label,
      summary: description ?? `The field "${name}" of the task files.`,
      numbersOf: valuesOf,
    })),
];

const countedParts: readonly (Omit<ChartedNumber, 'numbersOf' | 'facet'> & {
  facet: FixedExplorerFacetName;
})[] = [
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

/** How a facet of every dataset is spread; undefined without tasks. */
export const distribute = (
  entries: readonly TaskEntry[],
  facet: FixedExplorerFacetName,
): Distribution | undefined => distributeBy(entries, (entry) => listFacetValues(entry, facet));

/** Undefined without a task that has such a number. */
export function distributeBy(
  entries: readonly TaskEntry[],
  numbersOf: ChartedNumber['numbersOf'],
): Distribution | undefined {
  const numbers = entries
    .flatMap(numbersOf)
    .map(Number)
    .sort((one, other) => one - other);
  const [least] = numbers;
  const most = numbers.at(-1);
  const low = numbers[Math.floor((numbers.length - 1) / 2)];
  const high = numbers[Math.floor(numbers.length / 2)];
  if (least === undefined || most === undefined || low === undefined || high === undefined) return;
  return { numbers, least, median: (low + high) / 2, most };
}
