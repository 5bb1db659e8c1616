import type { Source, SourceFile } from '../../format/task.ts';
import { isCompanion } from '../../lint/facts/companion-file.ts';

/** What becomes of a file that is fetched. */
export type FileRole =
  | 'given'
  /** Not handed to the metric, which may find it by its name all the same. */
  | 'beside'
  | 'unused';

/** The role of each file of a source, in their order. */
export function toFileRoles({ files }: Source): FileRole[] {
  const given = files.find(({ reachesMetric }) => reachesMetric);
  const name = given && nameOf(given);
  return files.map((file) => {
    if (file.reachesMetric) return 'given';
    return name !== undefined && isCompanion(name, nameOf(file)) ? 'beside' : 'unused';
  });
}

const nameOf = ({ path, dest }: SourceFile): string | undefined => path ?? dest;
