import type { Source, SourceFile } from '#format/task.ts';
import { isCompanion } from '#lint/facts/files/companion-file.ts';

/** What happens to a file that is fetched. */
export type FileRole =
  | 'given'
  /** Not passed to the metric, which may still find it by its name. */
  | 'beside'
  | 'unused';

/** The role of each file of a source, in order. */
export function toFileRoles({ files }: Source): FileRole[] {
  const given = files.find(({ reachesMetric }) => reachesMetric);
  const name = given && nameOf(given);
  return files.map((file) => {
    if (file.reachesMetric) return 'given';
    return name !== undefined && isCompanion(name, nameOf(file)) ? 'beside' : 'unused';
  });
}

const nameOf = ({ path, dest }: SourceFile): string | undefined => path ?? dest;
