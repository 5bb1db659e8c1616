import { toFinding } from '#lint/model/to-finding.ts';
import type { Finding } from '#lint/model/finding.ts';
import type { JsonObject } from '#text/json/json-value.ts';
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
  const tasks = parsed.flatMap(({ file, fields }) => (fields ? [{ file, fields }] : []));
  const folders = Map.groupBy(tasks, ({ file }) => file.slice(0, file.lastIndexOf('/') + 1));
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

/** Whether a task prepares or judges something, in fields of the format or of the project's own. */
const isWhole = (fields: JsonObject): boolean =>
  Object.keys(fields).some((field) => parts.test(field));

const parts = /config|setup|command|phase|eval|grad|judg|check|metric|rubric|verif|test/i;

function toRecord(file: ParsedFile): ParsedFile {
  const place = { file: file.file, at: [], position: { line: 1, column: 1 } };
  const message = notATask.message({ found: 'an instruction alone' });
  return { ...file, fields: undefined, findings: [toFinding(notATask, place, { message })] };
}
