import { isDeepStrictEqual } from 'node:util';
import type { Log } from 'sarif';
import { checkTasks } from '../support/check-tasks.ts';
import { compareFindings, type Finding, severities } from '#lint/model/finding.ts';
import { toWellFormedValue } from '#lint/parse/lone-surrogates.ts';
import { parseFile } from '#lint/parse/parse-file.ts';
import { causeOf } from '#lint/report/causes/causes.ts';
import { formatGithub } from '#lint/report/github.ts';
import { formatJson } from '#lint/report/json.ts';
import { formatSarif } from '#lint/report/sarif.ts';
import { formatText } from '#lint/report/text/text.ts';
import { allRuleMetas } from '#lint/rules/index.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';

export interface TaskBytes {
  file: string;
  bytes: Uint8Array;
}

type Context = Parameters<typeof checkTasks>[1];

/** What is wrong with the findings and reports of some files; nothing for any files at all. */
export function findLintFaults(files: readonly TaskBytes[], context: Context): string[] {
  const { findings, texts, reports } = lint(files, context);
  return [
    ...findings.flatMap((finding) =>
      findFindingFaults(finding, texts.get(finding.file)).map(
        (fault) => `${fault}: ${JSON.stringify(finding)}`,
      ),
    ),
    ...findReportFaults(findings, reports),
    ...differences(reports, lint(files, context).reports),
  ];
}

/** Parses, checks and reports once, as `check` does. */
function lint(files: readonly TaskBytes[], context: Context) {
  const parsed = files.map(({ file, bytes }) => parseFile(file, bytes));
  const findings = [
    ...parsed.flatMap((file) => file.findings),
    ...checkTasks(parsed, context),
  ].sort(compareFindings);
  const tasks = parsed.filter(({ fields }) => fields !== undefined).length;
  const subject = { files: files.length, tasks, findings };
  const texts = new Map([...parsed, ...context.suites].map(({ file, text }) => [file, text]));
  return {
    findings,
    texts,
    reports: {
      text: formatText(subject, { textOf: (file) => texts.get(file) ?? '' }),
      json: formatJson(subject),
      github: formatGithub(subject),
      sarif: formatSarif(subject),
    },
  };
}

type Reports = ReturnType<typeof lint>['reports'];

const metas = new Map(allRuleMetas.map((meta) => [meta.code, meta]));

function findFindingFaults(finding: Finding, text: string | undefined): string[] {
  const { code, rule, severity, pointer, line, column, message } = finding;
  if (text === undefined) return ['no such file'];
  const lines = text.split('\n');
  const claims: Record<string, boolean> = {
    'a code that no rule has': metas.get(code)?.name === rule,
    'no severity': severities.includes(severity),
    'a line outside the file': Number.isInteger(line) && line >= 1 && line <= lines.length,
    'a column outside its line':
      Number.isInteger(column) && column >= 1 && column <= (lines[line - 1] ?? '').length + 1,
    'a pointer that leads nowhere': leadsSomewhere(text, pointer),
    'a message of more than one line or with hidden characters': message === toVisibleText(message),
    'an empty message': message.trim() !== '',
    'a message with a value that was not there': !/\bundefined\b|\[object /.test(message),
  };
  return Object.keys(claims).filter((claim) => !claims[claim]);
}

/** Whether the value or the one around it exists; a file that is not JSON has only the root. */
function leadsSomewhere(text: string, pointer: string): boolean {
  if (pointer === '') return true;
  const keys = pointer
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .slice(1);
  // A pointer is printed, so half of a surrogate pair in a key is U+FFFD in it.
  let value: unknown = toWellFormedValue(JSON.parse(text));
  for (const key of keys.slice(0, -1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = (value as Record<string, unknown>)[key];
  }
  return typeof value === 'object' && value !== null;
}

function findReportFaults(findings: readonly Finding[], reports: Reports): string[] {
  const plain = findings.map(({ fix: _fix, also: _also, files, ...finding }) => ({
    ...finding,
    files: files ?? [finding.file],
    path: finding.file,
    cause: causeOf(finding),
  }));
  const { findings: printed } = JSON.parse(reports.json) as { findings: unknown };
  const [run] = (JSON.parse(reports.sarif) as Log).runs;
  const commands = reports.github
    .split('\n')
    .filter((row) => /^::(?:error|warning|notice) /.test(row));
  const claims: Record<string, boolean> = {
    'the JSON report has other findings': isDeepStrictEqual(printed, plain),
    'the SARIF report has other findings': run?.results?.length === findings.length,
    'the SARIF report is no Unicode': isUnicode(run),
    'the GitHub report has other findings': commands.length === findings.length,
    'the text report hides something': reports.text
      .split('\n')
      .every((row) => row === toVisibleText(row)),
  };
  return Object.keys(claims).filter((claim) => !claims[claim]);
}

function isUnicode(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, child]) => key.isWellFormed() && isUnicode(child));
}

const differences = (one: Reports, other: Reports): string[] =>
  (Object.keys(one) as (keyof Reports)[])
    .filter((format) => one[format] !== other[format])
    .map((format) => `the ${format} report is another one the second time`);
