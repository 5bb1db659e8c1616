import { toFinding } from '#lint/model/to-finding.ts';
import type { Finding } from '#lint/model/finding.ts';
import { isWhole } from '#lint/parse/is-task.ts';
import type { ParsedFile } from '#lint/parse/parse-file.ts';
import { notATask } from '#lint/rules/f-file-rules.ts';

interface CheckedFiles {
  parsed: readonly ParsedFile[];
  /** What rules about single tasks found. */
  found: readonly Finding[];
}

/**
 * Takes files out of the tasks that only repeat instructions, such as trajectories and annotations: no
 * file of their folder prepares or judges anything, and most tasks of the dataset do.
 */
export function setAsideRecords({ parsed, found }: CheckedFiles): CheckedFiles {
  const tasks = parsed.flatMap(({ file, start, fields }) =>
    fields ? [{ file, isMember: start !== undefined, fields }] : [],
  );
  // A file with several tasks was judged by itself.
  const alone = tasks.filter(({ isMember }) => !isMember);
  const folders = Map.groupBy(alone, ({ file }) => file.slice(0, file.lastIndexOf('/') + 1));
  const records = new Set(
    [...folders.values()]
      .filter((folder) => folder.every(({ fields }) => !isWhole(fields)))
      .flatMap((folder) => folder.map(({ file }) => file)),
  );
  if (records.size === 0 || records.size >= tasks.length / 2) return { parsed, found };
  return {
    parsed: parsed.map((file) => (records.has(file.file) ? toRecord(file) : file)),
    found: found.filter(({ file }) => !records.has(file)),
  };
}

function toRecord(file: ParsedFile): ParsedFile {
  const place = { file: file.file, at: [], position: { line: 1, column: 1 } };
  const message = notATask.message({ found: 'an instruction alone' });
  return { ...file, fields: undefined, findings: [toFinding(notATask, place, { message })] };
}
