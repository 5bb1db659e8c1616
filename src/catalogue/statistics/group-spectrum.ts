import type { TaskEntry } from '../task/task-entry.ts';
import { countMostSteps, type Spectrum, toSpectrum } from './spectrum.ts';

/** In pixels. */
export const groupSpectrumHeight = 48;
const width = 312;
const widestPitch = 4;
const narrowestPitch = 2;

/** The spectrum of a group's tasks, small enough to go beside a heading. */
export function toGroupSpectrum(tasks: readonly TaskEntry[]): Spectrum {
  const tasksPerLine = Math.max(1, Math.ceil((tasks.length * narrowestPitch) / width));
  const lines = Math.max(1, Math.ceil(tasks.length / tasksPerLine));
  return toSpectrum(tasks, {
    height: groupSpectrumHeight,
    pitch: Math.min(widestPitch, width / lines),
    mostSteps: countMostSteps(tasks),
    tasksPerLine,
  });
}
