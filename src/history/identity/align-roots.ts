import type { ReleasedTask } from '../model/release.ts';

/**
 * Names the files of a release as a later one does. The tasks folder may be a part of a repository in
 * one of them and its root in the other.
 */
export function alignRoots<Task extends ReleasedTask>(
  tasks: readonly Task[],
  later: readonly ReleasedTask[],
): readonly Task[] {
  const unique = findUnique(tasks);
  const pairs = [...findUnique(later)].flatMap(([id, file]): [string, string][] => {
    const earlier = unique.get(id);
    return earlier === undefined ? [] : [[earlier, file]];
  });
  // Of several tasks, one alone may have been moved.
  if (pairs.length === 1 && (tasks.length > 1 || later.length > 1)) return tasks;
  const extra = findPrefix(pairs.map(([earlier, file]) => cutEnd(earlier, file)));
  const missing = findPrefix(pairs.map(([earlier, file]) => cutEnd(file, earlier)));
  if (extra === '' && missing === '') return tasks;
  return tasks.map((task) => {
    const cut = task.file.startsWith(extra) ? task.file.slice(extra.length) : task.file;
    return { ...task, file: `${missing}${cut}`, ownFile: task.file };
  });
}

/** The files of the ids that one task alone has. */
function findUnique(tasks: readonly ReleasedTask[]): Map<string, string> {
  const groups = [...Map.groupBy(tasks, ({ id }) => id)];
  return new Map(
    groups.flatMap(([id, [first, second]]): [string, string][] =>
      first && !second ? [[id, first.file]] : [],
    ),
  );
}

/** What a path has before another one that it ends with. */
function cutEnd(path: string, end: string): string {
  return path.endsWith(`/${end}`) ? path.slice(0, path.length - end.length) : '';
}

/** The prefix of more than half of the files. */
function findPrefix(prefixes: readonly string[]): string {
  const [most] = [...Map.groupBy(prefixes, (prefix) => prefix)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return most && most[1].length * 2 > prefixes.length ? most[0] : '';
}
