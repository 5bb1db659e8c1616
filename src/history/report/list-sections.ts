import { changeClasses } from '#format/change-class.ts';
import type { ReleaseDiff, ReleasedTask } from '../model/release.ts';
import { type Edit, groupEdits } from '../releases/group-edits.ts';
import { sum } from '#text/figures/sum.ts';
import type { RichText } from '#text/rich-text.ts';
import { titleList } from './name-list.ts';
import { listChanged, listRenamed, type MovedTask } from './listed-tasks.ts';

/** A part of a report. */
export interface Section {
  title: string;
  entries: readonly Entry[];
}

/** Some lines of a report, written already. */
export interface Entry {
  text: string;
  /** How many tasks, functions or files they are about. */
  count: number;
}

interface Writers {
  /** Changes that one task has, or several. */
  edit: WriteEdit;
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
      entries: listEdits(
        changed
          .filter((pair) => pair.class === one)
          .map(({ after, changes }) => ({
            task: after,
            sentences: changes.map(({ sentence }) => sentence),
          })),
        write.edit,
      ),
    })),
    { title: titleList('removed'), entries: toEntries(diff.removed, write.task) },
    { title: titleList('renamed'), entries: toEntries(listRenamed(diff), write.renamed) },
    { title: titleList('added'), entries: toEntries(diff.added, write.task) },
    { title: titleList('readable'), entries: toEntries(diff.readable, write.task) },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

/** Writes what is said of several tasks once. */
export const listEdits = (
  described: readonly { task: ReleasedTask; sentences: readonly RichText[] }[],
  write: WriteEdit,
): Entry[] =>
  groupEdits(described, ({ sentences }) => sentences).map(({ tasks, sentences }) => ({
    text: write({ tasks: tasks.map(({ task }) => task), sentences }),
    count: tasks.length,
  }));

export const toEntries = <Item>(items: readonly Item[], write: (item: Item) => string): Entry[] =>
  items.map((item) => ({ text: write(item), count: 1 }));

export const countEntries = (entries: readonly Entry[]): number =>
  sum(entries.map((entry) => entry.count));

export type WriteEdit = (edit: Edit<ReleasedTask>) => string;
