import type { TaskEntry } from '../task/task-entry.ts';
import { isInfeasibleTask } from '../task/feasibility.ts';

/** Tasks as lines, beside each other: the colours of a line are its task's apps. */
export interface Spectrum {
  /** In pixels. */
  width: number;
  /** In pixels, of each line. */
  thickness: number;
  strokes: readonly Stroke[];
}

/** All lines, or parts of lines, of one look. */
interface Stroke {
  /** In degrees; undefined for what has none. */
  hue: number | undefined;
  /** Whether its tasks are infeasible. */
  isDim: boolean;
  /** The `d` of an SVG path. */
  path: string;
}

/** More would merge into each other. */
export const mostLines = 400;

type Drawn = Pick<TaskEntry, 'apps' | 'task'>;

interface SpectrumOptions {
  /** In pixels. */
  height: number;
  /** From one line to the next, in pixels. */
  pitch: number;
  /** The number of setup steps that a line of the whole height has. */
  mostSteps: number;
  /** How many tasks a line represents. Default: 1. */
  tasksPerLine?: number;
}

/** A line is as high as its task has setup steps; one without any still shows. */
const lowest = 0.3;
const lineShare = 0.67;

/** The spectrum of some tasks, those with few setup steps first, and the tasks that are drawn. */
export function toSpectrum<Task extends Drawn>(
  tasks: readonly Task[],
  { height, pitch, mostSteps, tasksPerLine = 1 }: SpectrumOptions,
): Spectrum & { lines: readonly Task[] } {
  const sorted = tasks.toSorted((one, other) => countSteps(one) - countSteps(other));
  const lines = sorted.filter((_, index) => index % tasksPerLine === 0);
  const strokes = new Map<string, { hue: number | undefined; isDim: boolean; parts: string[] }>();
  for (const [index, task] of lines.entries()) {
    const share = lowest + (1 - lowest) * Math.min(1, countSteps(task) / Math.max(1, mostSteps));
    const isDim = isInfeasibleTask(task);
    const hues = task.apps.length === 0 ? [undefined] : task.apps.map(({ hue }) => hue);
    const part = (height * share) / hues.length;
    const x = round(index * pitch + (pitch * lineShare) / 2);
    for (const [position, hue] of hues.entries()) {
      const key = `${hue} ${isDim}`;
      const stroke = strokes.get(key) ?? { hue, isDim, parts: [] };
      const top = height - part * (hues.length - position);
      stroke.parts.push(`M${x} ${round(top)}v${round(part)}`);
      strokes.set(key, stroke);
    }
  }
  return {
    lines,
    width: round(Math.max(lines.length, 1) * pitch),
    thickness: round(pitch * lineShare),
    strokes: [...strokes.values()].map(({ parts, ...look }) => ({ ...look, path: parts.join('') })),
  };
}

/** The most setup steps of a task, without the few that have far more. */
export function countMostSteps(tasks: readonly Drawn[]): number {
  const steps = tasks.map(countSteps).toSorted((one, other) => one - other);
  return steps[Math.floor((steps.length - 1) * 0.99)] ?? 0;
}

const countSteps = ({ task }: Drawn): number => task.setup.length;
const round = (pixels: number): number => Math.round(pixels * 10) / 10;
