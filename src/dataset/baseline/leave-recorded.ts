import { resolve } from 'node:path';
import { applyBaseline, type BaselineResult } from '#lint/baseline/apply-baseline.ts';
import type { Finding } from '#lint/model/finding.ts';
import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import { createTaskNames } from './name-task.ts';
import { type Baseline, readBaseline } from './read-baseline.ts';

/** Which baseline a check has: a path, or none although `dataset.json` names one. Default: that one. */
export type BaselineOption = string | false | undefined;

/** What a baseline did to findings. */
export interface AppliedBaseline extends Omit<BaselineResult, 'findings'> {
  baseline: Baseline;
}

/** The path of the baseline that `dataset.json` names. */
export const findBaselinePath = ({
  check,
  folder,
}: Pick<LoadedDatasetFile, 'check' | 'folder'>): string | undefined =>
  check?.baseline === undefined ? undefined : resolve(folder, check.baseline);

/** @throws UsageError when the baseline is missing or invalid. */
export function openBaseline(
  datasetFile: LoadedDatasetFile,
  option: BaselineOption,
): Baseline | undefined {
  const path = option ?? findBaselinePath(datasetFile);
  return path === undefined || path === false ? undefined : readBaseline(path);
}

interface CheckedTasks {
  folder: string;
  tasks: readonly { file: string; fields?: object | undefined }[];
  findings: readonly Finding[];
}

/** Leaves out the findings that a baseline records. */
export function leaveRecorded(
  { folder, tasks, findings }: CheckedTasks,
  baseline: Baseline | undefined,
): { findings: readonly Finding[]; applied?: AppliedBaseline } {
  if (!baseline) return { findings };
  const nameTask = createTaskNames(baseline.path, folder, tasks);
  const { findings: rest, ...result } = applyBaseline(findings, baseline.records, nameTask);
  return { findings: rest, applied: { ...result, baseline } };
}
