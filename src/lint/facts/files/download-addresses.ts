import { toArray } from '../../../text/json/json-value.ts';
import type { Path } from '../../../text/json/json-pointer.ts';
import { fetches } from '../fetches.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { placeElements } from '../placed-value.ts';
import { placedFiles, setupSteps } from '../setup/setup-steps.ts';
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
    if (step.type !== 'download') continue;
    for (const { url, path, at } of placedFiles(step)) {
      if (url !== undefined) yield { url, name: path, at: [...at, 'url'] };
    }
  }
  for (const { getter, source, at } of fetches(task)) {
    if (getter !== 'cloud_file') continue;
    const names = toArray(source.dest);
    const urls = placeElements(source.path, [...at, 'path']);
    for (const [index, { value: url, at: place }] of urls.entries()) {
      if (typeof url !== 'string') continue;
      const name = names[index];
      yield { url, name: typeof name === 'string' ? name : '', at: place };
    }
  }
}
