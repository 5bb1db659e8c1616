import type { Catalogue } from '#catalogue/catalogue.ts';
import { toExportHead } from './export-head.ts';
import type { ExportedFinding } from './export-schemas.ts';

/**
 * What the check found, as one JSON object in pieces with a line for each finding, so that a long list
 * is never one string in memory.
 */
export function* writeFindingsJson(catalogue: Catalogue, root: string): Generator<string> {
  const { entries, findings, fileCount } = catalogue;
  const pathOf = new Map(entries.map(({ file, path }) => [file, path]));
  const head = {
    ...toExportHead(catalogue, root, 'findings'),
    files: fileCount,
    tasks: entries.length,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"findings":[`;
  let separator = '\n';
  for (const finding of findings) {
    yield `${separator}${JSON.stringify(toExported(finding, pathOf))}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** The fields of the check's own JSON, and the task. How to fix it is left to the check. */
function toExported(
  { code, rule, severity, file, pointer, line, column, message }: Catalogue['findings'][number],
  pathOf: ReadonlyMap<string, string>,
): ExportedFinding {
  const task = pathOf.get(file) ?? null;
  return { code, rule, severity, file, pointer, line, column, message, task };
}
