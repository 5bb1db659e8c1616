import { changeClasses } from '#format/change-class.ts';
import type { ChangedTask, ReleaseDiff, ReleasedTask } from '../model/release.ts';
import { titleList } from './name-list.ts';
import { listChanged, listRenamed, type MovedTask } from './listed-tasks.ts';

/** A part of a report; its entries are written already. */
export interface Section {
  title: string;
  entries: readonly string[];
}

interface Writers {
  changed: (task: ChangedTask) => string;
  renamed: (task: MovedTask) => string;
  /** An added or a removed task. */
  task: (task: ReleasedTask) => string;
}

/** The parts of a report that have entries, the worst changes first. */
export function listSections(diff: ReleaseDiff, write: Writers): Section[] {
  const changed = listChanged(diff);
  const sections = [
    ...changeClasses.map((one) => ({
      title: `Changed: ${one}`,
      entries: changed.filter((pair) => pair.class === one).map(write.changed),
    })),
    { title: titleList('removed'), entries: diff.removed.map(write.task) },
    { title: titleList('renamed'), entries: listRenamed(diff).map(write.renamed) },
    { title: titleList('added'), entries: diff.added.map(write.task) },
    { title: titleList('readable'), entries: diff.readable.map(write.task) },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
