import type { ReleasedTask } from '../model/release.ts';

/**
 * Names the files of two releases from the same folder. The tasks folder may be a part of a
 * repository in one of them and its root in the other.
 */
export function alignRoots<Task extends ReleasedTask>(
  before: readonly Task[],
  after: readonly Task[],
): { before: readonly Task[]; after: readonly Task[] } {
  const onlyBefore = findUnique(before);
  const pairs = [...findUnique(after)].flatMap(([id, file]): [string, string][] => {
    const earlier = onlyBefore.get(id);
    return earlier === undefined ? [] : [[earlier, file]];
  });
  const prefixBefore = findPrefix(pairs.map(([one, other]) => cutEnd(one, other)));
  const prefixAfter = findPrefix(pairs.map(([one, other]) => cutEnd(other, one)));
  return {
    before: withoutPrefix(before, prefixBefore),
    after: withoutPrefix(after, prefixAfter),
  };
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

function withoutPrefix<Task extends ReleasedTask>(
  tasks: readonly Task[],
  prefix: string,
): readonly Task[] {
  if (prefix === '') return tasks;
  return tasks.map((task) =>
    task.file.startsWith(prefix) ? { ...task, file: task.file.slice(prefix.length) } : task,
  );
}
