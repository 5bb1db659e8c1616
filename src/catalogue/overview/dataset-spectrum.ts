import { shortAppLabel } from '../../vocabulary/apps.ts';
import { appHue } from '../facets/app-hue.ts';
import type { Group } from '../facets/groups.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { countMostSteps, mostLines, type Spectrum, toSpectrum } from '../statistics/spectrum.ts';
import { sum } from '../../text/figures/sum.ts';

/** The spectrum of a whole dataset, in bands of one app each. */
export interface DatasetSpectrum {
  bands: readonly Band[];
  tasksPerLine: number;
  /** What the heights of the lines mean: "setup steps, 0 to 8 or more". */
  heights: string;
}

/** The tasks whose first app is the same. */
interface Band {
  /** Undefined for the tasks of all other apps. */
  group: Group | undefined;
  label: string;
  /** Where a narrow page lists the band: the largest first. */
  rank: number;
  spectrum: Spectrum;
}

/** In pixels. */
export const spectrumHeight = 132;
const width = 1100;
const gap = 14;
const widestPitch = 9;
/** Of a letter of a label. */
const letterWidth = 7.4;
const mostBands = 9;

/** The largest apps in the order of their hues, then all others together. */
export function toDatasetSpectrum(
  entries: readonly TaskEntry[],
  apps: readonly Group[],
): DatasetSpectrum {
  const byFirst = Map.groupBy(entries, ({ apps: [first] }) => first?.name);
  const shown = apps
    .filter(({ name }) => appHue(name) !== undefined && byFirst.has(name))
    .slice(0, mostBands);
  const names = new Set<string | undefined>(shown.map(({ name }) => name));
  const others = entries.filter(({ apps: [first] }) => !names.has(first?.name));
  const hidden = new Set(others.flatMap(({ apps: [first] }) => first?.name ?? [])).size;
  const parts = [
    ...shown
      .map((group, rank) => ({
        group,
        rank,
        label: shortAppLabel(group.label),
        tasks: byFirst.get(group.name) ?? [],
      }))
      .toSorted((one, other) => hueOf(other.group) - hueOf(one.group)),
    ...(others.length === 0
      ? []
      : [{ group: undefined, rank: mostBands, label: nameOthers(hidden), tasks: others }]),
  ];
  const tasksPerLine = Math.max(1, Math.ceil(entries.length / mostLines));
  const lines = parts.map(({ tasks }) => Math.ceil(tasks.length / tasksPerLine));
  const labels = parts.map(({ label }) => label.length * letterWidth);
  const options = {
    height: spectrumHeight,
    pitch: fitPitch(lines, labels),
    mostSteps: countMostSteps(entries),
    tasksPerLine,
  };
  const bands = parts.map(({ tasks, ...band }) => ({
    ...band,
    spectrum: toSpectrum(tasks, options),
  }));
  return { bands, tasksPerLine, heights: describeHeights(entries, options.mostSteps) };
}

function describeHeights(entries: readonly TaskEntry[], mostSteps: number): string {
  if (mostSteps === 0) return 'setup steps, none';
  const isCut = entries.some(({ task }) => task.setup.length > mostSteps);
  return `setup steps, 0 to ${mostSteps}${isCut ? ' or more' : ''}`;
}

const hueOf = ({ name }: Group): number => appHue(name) ?? 0;

const nameOthers = (number: number): string =>
  number === 0 ? 'No app' : `${number} ${number === 1 ? 'other' : 'others'}`;

/** The widest distance of lines at which all bands and their labels fit into one row. */
function fitPitch(lines: readonly number[], labels: readonly number[]): number {
  const room = width - gap * (lines.length - 1);
  let pitch = widestPitch;
  while (
    pitch > 0.5 &&
    sum(lines.map((own, index) => Math.max(own * pitch, labels[index] ?? 0))) > room
  ) {
    pitch -= 0.05;
  }
  return Math.round(pitch * 100) / 100;
}
