import { toReportJson } from '#text/json/report-json.ts';
import { countBySeverity, type Finding, isAtLeast } from '../model/finding.ts';
import { causeOf } from './causes/causes.ts';
import { listRepeatedCauses } from './causes/repeated-causes.ts';
import { countImpact } from './headline.ts';
import type { ReportOptions, ReportSubject } from './report-options.ts';
import type { ReportJson } from './report-schema.ts';
import { selectMostSevere } from './select-most-severe.ts';

/** The options of a report as JSON. */
interface JsonOptions extends ReportOptions {
  /** The path of a file from the folder that the check was called in. Default: the file's name. */
  pathOf?: (file: string) => string;
  /** Fields of something else, after the others. Default: none. */
  fields?: object | undefined;
}

/** One JSON object with the counts, the findings, and the causes that have several findings. */
export function formatJson(
  { files, tasks, findings }: ReportSubject,
  {
    level = 'info',
    max = Infinity,
    recorded = 0,
    gone = 0,
    pathOf = (file) => file,
    fields,
  }: JsonOptions = {},
): string {
  const selected = findings.filter(({ severity }) => isAtLeast(severity, level));
  const listed = selectMostSevere(selected, max);
  return toReportJson({
    files,
    tasks,
    counts: countBySeverity(findings),
    impact: countImpact(findings),
    recorded,
    gone,
    findings: listed.map((finding) => toPlainFinding(finding, pathOf)),
    causes: listRepeatedCauses(selected),
    ...fields,
  } satisfies ReportJson);
}

/** The fields that other tools may rely on, in the order of the documentation. */
function toPlainFinding(finding: Finding, pathOf: (file: string) => string) {
  const { code, rule, severity, consequence, file, files = [file] } = finding;
  const { pointer, line, column, message } = finding;
  return {
    ...{ code, rule, severity, consequence, file, files: [...files] },
    ...{ pointer, line, column, message, path: pathOf(file), cause: causeOf(finding) },
  };
}
