import { isObject, toArray } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { fetches } from '../fetches.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { placeElements } from '../placed-value.ts';
import { placedFiles, type SetupStep, setupSteps } from '../setup/setup-steps.ts';
import type { TaskView } from '../task-view.ts';

/** The address of a file that a step or a source downloads. */
export interface DownloadAddress {
  url: string;
  /** The name or path that it is stored under; empty when there is none. */
  name: string;
  /** Where the address is in the file. */
  at: Path;
}

/** Every address of a file that a task downloads: those of the steps, then those of the sources. */
export const downloadAddresses = memoizePerTask((task: TaskView): readonly DownloadAddress[] => [
  ...findAddresses(task),
]);

function* findAddresses(task: TaskView): Generator<DownloadAddress> {
  for (const step of setupSteps(task)) {
    for (const { path: name, url, urlAt: at } of placedFiles(step)) {
      if (url !== undefined) yield { url, name, at };
    }
    if (!step.effect && downloads.test(step.type)) yield* findInStep(step);
  }
  for (const { from, source, at } of fetches(task)) {
    if (from?.kind !== 'web file') continue;
    const names = toArray(source[from.dest]);
    const urls = placeElements(source[from.path], [...at, from.path]);
    for (const [index, { value: url, at: place }] of urls.entries()) {
      if (typeof url !== 'string') continue;
      const name = names[index];
      yield { url, name: typeof name === 'string' ? name : '', at: place };
    }
  }
}

/** Actions of an environment whose names alone say what they do. */
const downloads = /download|fetch/i;

function* findInStep({ parameters, at: step }: SetupStep): Generator<DownloadAddress> {
  const at = [...step, 'parameters'];
  const files = placeElements(parameters.files, [...at, 'files']);
  for (const { value, at: place } of [{ value: parameters, at }, ...files]) {
    if (!isObject(value)) continue;
    const { url, path = value.dest } = value;
    if (typeof url === 'string' && typeof path === 'string') {
      yield { url, name: path, at: [...place, 'url'] };
    }
  }
}
