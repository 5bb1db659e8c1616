import type { ReleasedTask } from '../../history/model/release.ts';
import { listTaskNames } from '../../history/identity/task-names.ts';
import type { Finding } from '../../lint/model/finding.ts';
import { toNamesake } from './to-released-file.ts';
import { toFinding } from '../../lint/model/to-finding.ts';
import { createLocator } from '../../lint/positions/text-positions.ts';
import { withdrawnTaskGone } from '../../lint/rules/d11-withdrawn-task-gone.ts';
import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';

interface Current {
  tasks: readonly Pick<ReleasedTask, 'id' | 'file'>[];
  /** Files that may be tasks, but cannot be read. */
  unreadable: readonly string[];
  /** The names of tasks in other folders of the dataset. */
  namesElsewhere: readonly string[];
  datasetFile: Pick<LoadedDatasetFile, 'text' | 'withdrawn'>;
  /** The name of `dataset.json`. */
  settings: string;
}

/**
 * A finding for each id in `withdrawn` that is not what it is said to be.
 *
 * @param released the names of the tasks in releases
 */
export function reportWithdrawn(
  released: ReadonlySet<string>,
  { tasks, unreadable, namesElsewhere, datasetFile: { text, withdrawn = [] }, settings }: Current,
): Finding[] {
  if (withdrawn.length === 0) return [];
  const present = new Set(tasks.flatMap(listTaskNames));
  const replacements = new Set([
    ...present,
    ...unreadable.map(toNamesake).flatMap(listTaskNames),
    ...namesElsewhere,
  ]);
  const positionOf = createLocator(text);
  const report = (index: number, key: string, facts: Facts) => {
    const at = ['withdrawn', index, key];
    const place = { file: settings, at, position: positionOf(at) };
    return [toFinding(withdrawnTaskGone, place, { message: withdrawnTaskGone.message(facts) })];
  };
  return withdrawn.flatMap(({ id, replacedBy }, index) => {
    if (present.has(id)) return report(index, 'id', { id, fault: 'present' });
    if (!released.has(id)) return report(index, 'id', { id, fault: 'never released' });
    if (replacedBy === undefined || replacements.has(replacedBy)) return [];
    return report(index, 'replacedBy', { id: replacedBy, fault: 'no replacement' });
  });
}

type Facts = Parameters<typeof withdrawnTaskGone.message>[0];
