import { internetLabels, internetNeeds } from '#catalogue/task/internet-need.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import type { Results } from '../model/results.ts';
import { toDifficulty } from './difficulty.ts';
import { sum } from '#text/figures/sum.ts';

/** Tasks with a property in common, and how often systems solve them. */
interface DifficultyRow {
  label: string;
  /** How many of its tasks a system has run. */
  tasks: number;
  /** The mean of their pass rates. */
  rate: number;
}

/** A property of tasks by which their difficulty is shown. */
export interface DifficultyGrouping {
  title: string;
  labels: readonly string[];
  labelOf: (entry: TaskEntry) => string;
}

/** The parts of the page of statistics that are about results. */
export const resultSections = [
  { slug: 'difficulty', text: 'Difficulty' },
  { slug: 'systems', text: 'Systems' },
] as const;

const toRange = (number: number, ends: readonly number[]): string => {
  const index = ends.findIndex((end) => number <= end);
  const from = (ends[index - 1] ?? -1) + 1;
  const end = ends[index];
  if (end === undefined) return `${(ends.at(-1) ?? 0) + 1} or more`;
  return from === end ? String(end) : `${from} to ${end}`;
};

const stepEnds = [0, 1, 2, 3, 5, 8];
const checkEnds = [0, 1, 2, 3];
const listRanges = (ends: readonly number[]) =>
  [...ends, Infinity].map((end) => toRange(end, ends));

export const difficultyGroupings: readonly DifficultyGrouping[] = [
  {
    title: 'Setup steps',
    labels: listRanges(stepEnds),
    labelOf: ({ task }) => toRange(task.setup.length, stepEnds),
  },
  {
    title: 'Checks',
    labels: listRanges(checkEnds),
    labelOf: ({ task }) => toRange(task.evaluation.checks.length, checkEnds),
  },
  {
    title: 'Internet while solving',
    labels: internetNeeds.toReversed().map((need) => internetLabels[need]),
    labelOf: ({ internet }) => internetLabels[internet.need],
  },
];

/** The difficulty of tasks by a property of theirs; values without a run task are left out. */
export function groupDifficulty(
  { byTask }: Pick<Results, 'byTask'>,
  entries: readonly TaskEntry[],
  { labels, labelOf }: DifficultyGrouping,
): DifficultyRow[] {
  const rates = new Map<string, number[]>(labels.map((label) => [label, []]));
  for (const entry of entries) {
    const { rate } = toDifficulty(byTask.get(entry.path) ?? []);
    if (rate !== undefined) rates.get(labelOf(entry))?.push(rate);
  }
  return [...rates]
    .filter(([, own]) => own.length > 0)
    .map(([label, own]) => ({
      label,
      tasks: own.length,
      rate: sum(own) / own.length,
    }));
}

/** How many tasks have a pass rate in each tenth, from 0 to 10 per cent on. */
export function countByDifficulty(results: Pick<Results, 'byTask'>): number[] {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const own of results.byTask.values()) {
    const { rate } = toDifficulty(own);
    if (rate === undefined) continue;
    const tenth = Math.min(9, Math.floor(Math.round(rate * 100) / 10));
    counts[tenth] = (counts[tenth] ?? 0) + 1;
  }
  return counts;
}
