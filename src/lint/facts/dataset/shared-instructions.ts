import { compareText } from '#text/compare-text.ts';
import { platformOf } from '#machine/platform-name.ts';
import { areVariants, groupByFolders, isSameVariant, type TaskPair } from './folder-pairs.ts';
import { listDifferences, type TaskPart } from './task-parts.ts';

/** A task of a group with one instruction. */
interface SharingTask {
  file: string;
  id: unknown;
  parts: readonly TaskPart[];
}

interface SharingPair extends TaskPair {
  id: unknown;
  otherId: unknown;
  /** Whether the two tasks are the same in every part. */
  isCopy: boolean;
}

const variantCause = 'tasks with one instruction differ elsewhere';
const info = { severity: 'info', cause: variantCause } as const;

/**
 * Groups of tasks with one instruction: which tasks are copies, and which are variants, in
 * two folders or in one.
 */
export function* findSharedInstructions(
  groups: readonly (readonly SharingTask[])[],
  tasks: readonly { file: string }[],
) {
  const comparable = groups
    .flatMap((group) => [...Map.groupBy(group, ({ file }) => platformOf(file)).values()])
    .map(withoutSameIds)
    .filter(({ length }) => length > 1);
  const folders = groupByFolders(comparable.flatMap(listPairs), tasks);
  const isSystematic = new Set(folders.filter(areVariants).flatMap(({ pairs }) => pairs));
  for (const { folder, other, size, files, pairs } of folders) {
    if (pairs.some((pair) => isSystematic.has(pair))) {
      const file = pairs.map((pair) => pair.file).sort(compareText)[0] ?? '';
      const facts = { tasks: pairs.length, size, folder, other };
      yield { kind: 'folders' as const, file, files, ...facts, ...info };
      continue;
    }
    for (const { file, other: first, isCopy } of pairs) {
      if (isCopy) yield { kind: 'copy' as const, file, other: first, cause: 'the task is a copy' };
    }
  }
  const explained = new Set([...isSystematic].map(({ file }) => file));
  for (const group of comparable) {
    const rest = group.filter(({ file }, index) => index === 0 || !explained.has(file));
    const fields = listDifferences(rest);
    const [first, second] = rest;
    if (!first || !second || fields.length === 0) continue;
    const files = rest.map(({ file }) => file);
    const { file } = first;
    yield { kind: 'variants' as const, file, tasks: files.length, fields, files, ...info };
  }
}

/** Another rule reports tasks with the same id. */
function withoutSameIds(group: readonly SharingTask[]): SharingTask[] {
  const ids = new Set<unknown>();
  return group.filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** Each task but the first with the one before it that it is a copy or a variant of, else with the first. */
function listPairs(group: readonly SharingTask[]): SharingPair[] {
  const firstByContent = new Map<string, SharingTask>();
  return group.flatMap((task, index) => {
    const key = task.parts
      .map(({ field, digest }) => `${field} ${digest}`)
      .sort()
      .join('\n');
    const same = firstByContent.get(key);
    if (!same) firstByContent.set(key, task);
    const before = group.slice(0, Math.min(index, mostCompared));
    const other = before.find((each) => isSameVariant(each, task)) ?? same ?? group[0];
    if (!other || index === 0) return [];
    const { file, id } = task;
    return [{ file, id, other: other.file, otherId: other.id, isCopy: same !== undefined }];
  });
}

/** A goal may be crossed with thousands of attacks. */
const mostCompared = 100;
