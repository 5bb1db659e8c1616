import { basename } from 'node:path';
import { toJsonFileStem } from '#text/file-name.ts';
import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import { toTaskId } from '../files/to-task-id.ts';
import type { Finding } from '#lint/model/finding.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { findResultFaults } from '#results/findings/find-result-faults.ts';
import { assignResults } from '#results/joining/assign-results.ts';
import { type DatedRelease, followReleasedTasks } from '#results/joining/released-tasks.ts';
import type { AssignedResults } from '#results/model/assigned-results.ts';
import type { ReadResults } from '#results/model/read-results.ts';

interface CheckedDataset {
  /** The tasks folder. */
  folder: string;
  tasks: readonly { file: string; fields: JsonObject }[];
  /** Its JSON files; a task is among them even when its file cannot be read. */
  files: readonly string[];
  /** What cannot be read under its name. */
  broken: readonly { file: string }[];
  /** The names of tasks in its other folders. */
  outerNames: readonly string[];
  /** What the dataset says of itself. */
  datasetFile: Pick<LoadedDatasetFile, 'version' | 'citation'>;
  /** The oldest first. */
  releases: readonly DatedRelease[];
}

/** The results beside the tasks, and what is wrong with them. */
interface CheckedResults {
  assigned: AssignedResults;
  findings: readonly Finding[];
}

/** Finds the tasks of results, and what is wrong with them. */
export function checkResults(
  read: ReadResults,
  { folder, tasks, files, broken, outerNames, datasetFile, releases }: CheckedDataset,
): CheckedResults {
  const named = tasks.map((task) => ({
    ...task,
    id: toTaskId(task),
    folder: toFolderName(task.file, folder),
  }));
  const { version, citation } = datasetFile;
  const released = followReleasedTasks(releases, { tasks: named, version, date: citation?.date });
  const assigned = assignResults(read, named, released);
  const readable = new Set(tasks.map(({ file }) => file));
  const others = [...files, ...broken.map(({ file }) => file)].filter(
    (file) => !readable.has(file),
  );
  const elsewhere = new Set([
    ...outerNames,
    ...others.flatMap((file) => [
      toJsonFileStem(file),
      `${toFolderName(file, folder)}/${toJsonFileStem(file)}`,
    ]),
  ]);
  const runs = assigned.runs.map((run) => ({
    ...run,
    unknown: run.unknown.filter(
      ({ record, tasks: count }) => count > 0 || !elsewhere.has(record.task),
    ),
  }));
  return { assigned, findings: findResultFaults({ ...assigned, runs }, released) };
}

const toFolderName = (file: string, root: string) => file.split('/').at(-2) ?? basename(root);
