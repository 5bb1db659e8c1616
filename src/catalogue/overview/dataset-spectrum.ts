import { shortAppLabel } from '#vocabulary/apps.ts';
import type { Group } from '../facets/groups.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { countMostSteps, mostLines, type Spectrum, toSpectrum } from '../statistics/spectrum.ts';
import { addresses } from '#addresses/addresses.ts';
import { count } from '#text/figures/plural.ts';
import { sum } from '#text/figures/sum.ts';

/** The spectrum of a whole dataset, in bands of one app each. */
export interface DatasetSpectrum {
  bands: readonly Band[];
  tasksPerLine: number;
  /** What the heights of the lines mean: "setup steps, 0 to 8 or more"; undefined where all are equal. */
  heights: string | undefined;
  /** Whether a line is that of an infeasible task. */
  hasDim: boolean;
}

/** The tasks whose first app is the same. */
interface Band {
  label: string;
  /** The page that lists the tasks of its app, or those without an app; for several apps, the page of all apps. */
  address: string;
  /** How many tasks that page lists; undefined for several apps. */
  tasks: number | undefined;
  /** Where a narrow page lists the band: the largest first. */
  rank: number;
  spectrum: Spectrum;
  /** The task of each line, by its position in the dataset. */
  rows: readonly number[];
}

/** In pixels. */
export const spectrumHeight = 132;
const width = 1100;
const gap = 14;
const widestPitch = 9;
/** Of a letter of a label. */
const letterWidth = 7.4;
/** Of a label, which the style sheet cuts off. */
const widestLabel = 160;
const mostBands = 9;

/** The largest apps in the order of their hues, then all others together. */
export function toDatasetSpectrum(
  entries: readonly TaskEntry[],
  apps: readonly Group[],
): DatasetSpectrum {
  const byFirst = Map.groupBy(entries, ({ apps: [first] }) => first?.name);
  const shown = apps
    .filter(({ name, hue }) => hue !== undefined && byFirst.has(name))
    .slice(0, mostBands);
  const names = new Set<string | undefined>(shown.map(({ name }) => name));
  const others = entries.filter(({ apps: [first] }) => !names.has(first?.name));
  const hidden = new Set(others.flatMap(({ apps: [first] }) => first?.name ?? [])).size;
  const parts = [
    ...shown
      .map((group, rank) => ({ group, rank }))
      .toSorted((one, other) => (other.group.hue ?? 0) - (one.group.hue ?? 0))
      .map(({ group, rank }) => ({
        rank,
        label: shortAppLabel(group.label),
        address: addresses.group('apps', group.segment),
        tasks: group.tasks.length,
        drawn: byFirst.get(group.name) ?? [],
      })),
    ...(others.length === 0
      ? []
      : [{ rank: mostBands, drawn: others, ...describeOthers(hidden, others.length) }]),
  ];
  const tasksPerLine = Math.max(1, Math.ceil(entries.length / mostLines));
  const lines = parts.map(({ drawn }) => Math.ceil(drawn.length / tasksPerLine));
  const labels = parts.map(({ label }) => Math.min(widestLabel, label.length * letterWidth));
  const options = {
    height: spectrumHeight,
    pitch: fitPitch(lines, labels),
    mostSteps: countMostSteps(entries),
    tasksPerLine,
  };
  const rowOf = new Map(entries.map((entry, row) => [entry, row]));
  const bands = parts.map(({ drawn, ...band }) => {
    const { lines, ...spectrum } = toSpectrum(drawn, options);
    return { ...band, spectrum, rows: lines.map((entry) => rowOf.get(entry) ?? 0) };
  });
  const hasDim = bands.some(({ spectrum }) => spectrum.strokes.some(({ isDim }) => isDim));
  return { bands, tasksPerLine, heights: describeHeights(entries, options.mostSteps), hasDim };
}

function describeHeights(entries: readonly TaskEntry[], mostSteps: number): string | undefined {
  if (mostSteps === 0) return undefined;
  const isCut = entries.some(({ task }) => task.setup.length > mostSteps);
  return `setup steps, 0 to ${mostSteps}${isCut ? ' or more' : ''}`;
}

function describeOthers(apps: number, tasks: number): Pick<Band, 'label' | 'address' | 'tasks'> {
  if (apps > 0)
    return { label: count(apps, 'other'), address: addresses.facet('apps'), tasks: undefined };
  return {
    label: 'No app',
    address: addresses.explorerWith({ facet: 'appcount', name: '0' }),
    tasks,
  };
}

/**
 * The widest distance of lines at which all bands and their labels fit into one row. Labels give way
 * where lines would have less than half of it.
 */
function fitPitch(lines: readonly number[], labels: readonly number[]): number {
  const room = width - gap * (lines.length - 1);
  const narrowest = room / sum(lines) / 2;
  let pitch = widestPitch;
  while (
    pitch > narrowest &&
    sum(lines.map((own, index) => Math.max(own * pitch, labels[index] ?? 0))) > room
  ) {
    pitch -= 0.05;
  }
  return Math.round(pitch * 100) / 100;
}
