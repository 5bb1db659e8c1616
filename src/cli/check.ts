import { UsageError } from '../dataset/usage-error.ts';
import { compareFindings, countBySeverity, severities } from '../lint/model/finding.ts';
import { formatGithub } from '../lint/report/github.ts';
import { formatJson } from '../lint/report/json.ts';
import { formatSarif } from '../lint/report/sarif.ts';
import { formatText, type ReportSubject, type TextOptions } from '../lint/report/text.ts';
import { oneOf, parseArguments, toSiteOption } from './arguments.ts';
import { type CheckedTarget, checkTargets, standardInput } from './check-targets.ts';
import { exitCode } from './exit-code.ts';
import { formatDiff, formatRepairs, formatSkipped } from './repair-report.ts';
import { findRepairs, removeLeftovers, writeRepairs } from './repair.ts';
import { createTerminalProgress } from './terminal-progress.ts';
import { terminalPaint } from './terminal-paint.ts';

const usage = `Usage: npm run check -- [TARGET …] [options]

  TARGET                               folders of task files, single files, or - for a task on
                                       standard input (default: examples)
  --format text|json|sarif|github      the format of the report (default: text); "sarif" for
                                       code scanning, "github" for annotations of a pull request
  --fail-on error|warning|info|never   exit with 1 from this severity on (default: error)
  --fix                                fix findings that need no decision, then report the rest
  --dry-run                            with --fix: print the changes as a diff, change no file
  --site URL                           the address of the dataset's site, such as
                                       https://example.org; findings then link to its rules
  --help                               show this text`;

const formats = { text: formatText, json: formatJson, sarif: formatSarif, github: formatGithub };

/** Checks task files and prints the findings. Returns the exit code. */
export async function check(args: readonly string[]): Promise<number> {
  const call = parseArguments(
    args,
    {
      format: { type: 'string', default: 'text' },
      'fail-on': { type: 'string', default: 'error' },
      fix: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      site: { type: 'string' },
    },
    usage,
  );
  if (!call) return 0;
  const { values, positionals } = call;
  const format = oneOf('--format', values.format, ['text', 'json', 'sarif', 'github']);
  const site = toSiteOption(values.site);
  const failOn = oneOf('--fail-on', values['fail-on'], [...severities, 'never']);

  // GitHub expects paths relative to the folder that the check was called in.
  const isForGithub = format === 'github' || format === 'sarif';
  const targets = positionals.length > 0 ? positionals : ['examples'];
  const namesFolder = isForGithub || targets.length > 1;
  if (values['dry-run'] && !values.fix) {
    throw new UsageError('--dry-run requires --fix', 'Use both options, or neither.');
  }
  if (values.fix && targets.includes(standardInput)) {
    throw new UsageError('--fix cannot change standard input', 'Name a file instead.');
  }

  let checked = await checkAll(targets, namesFolder);
  if (values.fix) {
    const found = await findRepairs(checked);
    if (values['dry-run']) {
      process.stdout.write(formatDiff(found.repaired));
      if (found.skipped.length > 0) console.error(formatSkipped(found.skipped));
      return exitCode(countBySeverity(toReport(checked).findings), failOn);
    }
    await removeLeftovers(checked);
    const { repaired, skipped } = await writeRepairs(found.repaired);
    // Other formats are read by programs, so the report stays alone on standard output.
    const print = format === 'text' ? console.log : console.error;
    print(`${formatRepairs({ repaired, skipped: [...found.skipped, ...skipped] })}\n`);
    if (repaired.length > 0) checked = await checkAll(targets, namesFolder);
  }
  const report = toReport(checked);
  console.log(formats[format](report, { ...report, site }));
  return exitCode(countBySeverity(report.findings), failOn);
}

async function checkAll(targets: readonly string[], namesFolder: boolean) {
  const { progress, clear } = createTerminalProgress();
  try {
    return await checkTargets(targets, namesFolder, progress);
  } finally {
    clear();
  }
}

/** All targets as one report, with files named as the user named them. */
function toReport(checked: readonly CheckedTarget[]): ReportSubject & TextOptions {
  const findings = checked.flatMap(({ findings: own, nameOf }) =>
    own.map((finding) => ({ ...finding, file: nameOf(finding.file) })),
  );
  const texts = new Map(
    checked.flatMap(({ findings: own, nameOf, textOf }) =>
      own.map(({ file }) => [nameOf(file), () => textOf(file)] as const),
    ),
  );
  return {
    files: sum(checked.map(({ fileCount }) => fileCount)),
    tasks: sum(checked.map(({ tasks }) => tasks.length)),
    findings: findings.sort(compareFindings),
    excepted: sum(checked.map(({ excepted }) => excepted)),
    textOf: (file) => texts.get(file)?.() ?? '',
    paint: terminalPaint,
  };
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
