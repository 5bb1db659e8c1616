import { UsageError } from '../../dataset/usage-error.ts';
import { countBySeverity, type Finding, severities } from '../../lint/model/finding.ts';
import type { ParsedFile } from '../../lint/parse/parse-file.ts';
import { formatGithub } from '../../lint/report/github.ts';
import { formatJson } from '../../lint/report/json.ts';
import { formatSarif } from '../../lint/report/sarif.ts';
import { formatText } from '../../lint/report/text.ts';
import type { FolderOptions } from '../../dataset/load/open-folder.ts';
import { oneOf, parseArguments, resolvePath, takeFolders } from '../options/parse-arguments.ts';
import { toSiteOption } from '../options/site-options.ts';
import { describeCircumstances, toReport } from '../check/check-report.ts';
import { type CheckedTarget, checkTargets, standardInput } from '../check/check-targets.ts';
import { findDocumentationSite } from '../report/documentation-site.ts';
import { exitCode } from '../exit-code.ts';
import { defaultTasks, describedTasks, formatUsage } from '../invocation/invocation.ts';
import { expandGlobs, listGlobFolders } from '../check/expand-globs.ts';
import { formatFixes, formatSkipped } from '../check/fix-report.ts';
import { findFixes, removeLeftovers, writeFixes } from '../check/fix-files.ts';
import { toRuleCodes } from '../check/report-arguments.ts';
import { toPositiveInteger } from '../options/positive-integer.ts';
import { createTerminalProgress, isTerminal } from '../terminal/terminal-progress.ts';

const usage = formatUsage(
  'check',
  `[TARGET …] [options]

  TARGET                               folders of task files, single files, globs in quotes, or -
                                       for a task on standard input (default: ${describedTasks})
  --format text|json|sarif|github      the format of the report (default: text); "sarif" for
                                       code scanning, "github" for annotations of a pull request
  --fail-on error|warning|info|never   exit with 1 for findings of this severity or a higher
                                       one (default: error)
  --rule CODES                         report only findings of these rules, such as W21,D02;
                                       may be repeated
  --level error|warning|info           list findings of this severity and above (default: warning
                                       in text, info in other formats); counts include all
  --max NUMBER                         list at most this many findings, the most severe first
  --no-fold                            list every finding of a cause, not only the first five
  --fix                                fix findings that need no decision, then report the rest
  --dry-run                            with --fix: print the changes as a diff, change no file
  --watch                              check again after each change, until Ctrl-C
  --environment DIR                    the folder with the environment's source (default: the
                                       nearest one in the repository of the tasks)
  --results DIR…                       folders with results of systems, checked too
  --site URL                           the address of the dataset's site, such as
                                       https://example.org; findings then link to its rules
                                       (default: the home page of this package, if it has one)
  --help                               show this text`,
);

const formats = { text: formatText, json: formatJson, sarif: formatSarif, github: formatGithub };

/** Checks task files and prints the findings. Returns the exit code. */
export async function check(args: readonly string[]): Promise<number> {
  const { folders, others } = takeFolders(args, '--results', usage);
  const call = parseArguments(
    others,
    {
      format: { type: 'string', default: 'text' },
      'fail-on': { type: 'string', default: 'error' },
      fix: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      environment: { type: 'string' },
      site: { type: 'string' },
      rule: { type: 'string', multiple: true },
      level: { type: 'string' },
      max: { type: 'string' },
      'no-fold': { type: 'boolean', default: false },
    },
    usage,
  );
  if (!call) return 0;
  const { values, positionals } = call;
  const format = oneOf('--format', values.format, ['text', 'json', 'sarif', 'github']);
  const site = toSiteOption(values.site) ?? findDocumentationSite();
  const rules = values.rule === undefined ? undefined : toRuleCodes(values.rule.join(','));
  const level = values.level === undefined ? undefined : oneOf('--level', values.level, severities);
  const max = values.max === undefined ? undefined : toPositiveInteger(values.max, '--max');
  const failOn = oneOf('--fail-on', values['fail-on'], [...severities, 'never']);

  const named = positionals.length > 0 ? positionals : [defaultTasks];
  const targets = await expandGlobs(named);
  if (values['dry-run'] && !values.fix) {
    throw new UsageError('--dry-run requires --fix', 'Use both options, or neither.');
  }
  if (values.fix && targets.includes(standardInput)) {
    throw new UsageError('--fix cannot change standard input', 'Name a file instead.');
  }

  const environment = values.environment && resolvePath(values.environment);
  const results = folders.map(resolvePath);
  const find = (found = targets) => checkAll(found, rules, { environment, results });
  const isFolded = !values['no-fold'];
  const print = (found: readonly CheckedTarget[]) => {
    // JSON names a file as its folder does, so that a report is the same wherever it was made.
    const report = toReport(found, format === 'json' ? 'nameOf' : 'pathOf');
    console.log(formats[format](report, { ...report, site, rules, level, max, isFolded }));
    if (format === 'text') for (const line of describeCircumstances(found)) console.log(line);
  };
  if (values.watch) {
    const { checkOnChange, requireWatchable } = await import('../watch/check-on-change.ts');
    requireWatchable(targets, { fix: values.fix, format });
    const watched = [...targets, ...(await listGlobFolders(named))];
    // A glob may match other files each time.
    const again = async () => find(await expandGlobs(named));
    await checkOnChange({ targets: watched, check: again, print });
    return 0;
  }
  let checked = await find();
  if (values.fix) {
    const found = await findFixes(checked);
    if (values['dry-run']) {
      const { formatDiff, toVisibleDiff } = await import('../check/fix-diff.ts');
      const diff = formatDiff(found.fixed);
      process.stdout.write(isTerminal(process.stdout) ? toVisibleDiff(diff) : diff);
      if (found.skipped.length > 0) console.error(formatSkipped(found.skipped, isFolded));
      return exitCode(countBySeverity(checked.flatMap(({ findings }) => findings)), failOn);
    }
    await removeLeftovers(checked);
    const { fixed, skipped } = await writeFixes(found.fixed);
    // Other formats are read by programs, so the report stays alone on standard output.
    const printFixes = format === 'text' ? console.log : console.error;
    const outcome = { fixed, skipped: [...found.skipped, ...skipped] };
    printFixes(`${formatFixes(outcome, isFolded)}\n`);
    if (fixed.length > 0) checked = await find();
  }
  print(checked);
  return exitCode(countBySeverity(checked.flatMap(({ findings }) => findings)), failOn);
}

/** All targets with their findings, or with those of some rules alone. */
async function checkAll(
  targets: readonly string[],
  rules: readonly string[] | undefined,
  options: FolderOptions,
) {
  const { progress, clear } = createTerminalProgress();
  try {
    const checked = await checkTargets(targets, progress, options);
    if (!rules) return checked;
    const isAsked = ({ code }: Finding) => rules.includes(code);
    return checked.map((target) => ({
      ...target,
      findings: target.findings.filter(isAsked),
      checkAlone: (parsed: ParsedFile) => target.checkAlone(parsed).filter(isAsked),
    }));
  } finally {
    clear();
  }
}
