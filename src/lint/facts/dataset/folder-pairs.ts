import { compareText } from '#text/compare-text.ts';

/** Two tasks that have something in common. */
export interface TaskPair {
  file: string;
  /** The earlier one. */
  other: string;
}

/** All pairs of tasks of two folders. */
export interface FolderPair<Pair extends TaskPair> {
  /** With a slash at the end. */
  folder: string;
  other: string;
  pairs: readonly Pair[];
  /** The number of tasks in the first folder. */
  size: number;
  /** All of its files, in alphabetical order. */
  files: readonly string[];
}

/** Groups pairs by the folders of both tasks, in which one task may have a variant for each folder. */
export function groupByFolders<Pair extends TaskPair>(
  pairs: readonly Pair[],
  tasks: readonly { file: string }[],
): FolderPair<Pair>[] {
  if (pairs.length === 0) return [];
  const sizes = new Map<string, number>();
  for (const { file } of tasks) sizes.set(folderOf(file), (sizes.get(folderOf(file)) ?? 0) + 1);
  const groups = Map.groupBy(pairs, ({ file, other }) =>
    JSON.stringify([folderOf(file), folderOf(other)]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const folder = folderOf(first.file);
    return [
      {
        folder,
        size: sizes.get(folder) ?? 0,
        other: folderOf(first.other),
        pairs: group,
        files: [...new Set(group.flatMap(({ file, other }) => [file, other]))].sort(compareText),
      },
    ];
  });
}

/** With a slash at the end; "./" for the dataset itself. */
export const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1) || './';

/** So many pairs of the same two folders are no accident, if they are most tasks of the folder. */
const leastPairs = 3;

/** Whether most tasks of a folder have a counterpart in another one. */
export const areSystematic = ({ folder, other, pairs, size }: FolderPair<TaskPair>): boolean =>
  folder !== other && pairs.length >= Math.max(leastPairs, size / 2);

/** Whether two folders have the same tasks in variants: most of them, or one whose id says so. */
export const areVariants = (pair: FolderPair<TaskPair & VariantIds>): boolean =>
  areSystematic(pair) ||
  pair.pairs.some(({ file, id, other, otherId }) =>
    isSameVariant({ file, id }, { file: other, id: otherId }),
  );

interface VariantIds {
  id: unknown;
  otherId: unknown;
}

interface Identified {
  file: string;
  id: unknown;
}

/** Whether the ids of two tasks differ in no more than the names of their folders. */
export function isSameVariant(one: Identified, other: Identified): boolean {
  const key = variantKeyOf(one);
  return key !== '' && folderOf(one.file) !== folderOf(other.file) && key === variantKeyOf(other);
}

/** An id without the name of its folder, such as "7" of "plain_7" in the folder "plain"; may be empty. */
export function variantKeyOf({ file, id }: Identified): string {
  if (typeof id !== 'string') return '';
  const folder = file.split('/').at(-2)?.toLowerCase() ?? '';
  const name = id.toLowerCase();
  if (folder === '') return name;
  if (name.startsWith(folder)) return name.slice(folder.length).replace(/^[^\p{L}\p{N}]+/u, '');
  if (name.endsWith(folder)) return name.slice(0, -folder.length).replace(/[^\p{L}\p{N}]+$/u, '');
  return name;
}
