import type { Catalogue } from '../../catalogue/catalogue.ts';
import { toExportHead } from './export-head.ts';
import type { ExportedFinding } from './export-schemas.ts';
import { writeJsonList } from './write-json-list.ts';

/** What the check found, as one JSON object in pieces. */
export function writeFindingsJson(catalogue: Catalogue, root: string): Generator<string> {
  const { entries, findings, fileCount } = catalogue;
  const pathOf = new Map(entries.map(({ file, path }) => [file, path]));
  const head = {
    ...toExportHead(catalogue, root, 'findings'),
    files: fileCount,
    tasks: entries.length,
  };
  return writeJsonList(head, 'findings', findings, (finding) => toExported(finding, pathOf));
}

/** The fields of the check's own JSON, and the task. How to fix it is left to the check. */
function toExported(
  { code, rule, severity, file, pointer, line, column, message }: Catalogue['findings'][number],
  pathOf: ReadonlyMap<string, string>,
): ExportedFinding {
  const task = pathOf.get(file) ?? null;
  return { code, rule, severity, file, pointer, line, column, message, task };
}
