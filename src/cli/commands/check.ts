import { fstatSync } from 'node:fs';
import { UsageError } from '#dataset/usage-error.ts';
import { countBySeverity, type Finding, severities } from '#lint/model/finding.ts';
import type { ParsedFile } from '#lint/parse/parse-file.ts';
import type { FolderOptions } from '#dataset/load/open-folder.ts';
import {
  oneOf,
  parseArguments,
  resolveOption,
  resolvePath,
  takeFolders,
} from '../options/parse-arguments.ts';
import { toSiteOption } from '../options/site-options.ts';
import { type CheckedTarget, checkTargets, standardInput } from '../check/check-targets.ts';
import { findDocumentationSite } from '../report/documentation-site.ts';
import { exitCode } from '../exit-code.ts';
import {
  defaultTasks,
  describedTasks,
  formatUsage,
  readOwnPackage,
} from '../invocation/invocation.ts';
import { expandGlobs, listGlobFolders } from '../check/expand-globs.ts';
import { formatFixes } from '../check/fix-report.ts';
import { findFixes, removeLeftovers, writeFixes } from '../check/fix-files.ts';
import { printReport, reportFormats } from '../check/print-report.ts';
import { toRuleCodes } from '../check/rule-codes.ts';
import { toPositiveInteger } from '../options/positive-integer.ts';
import { printExactly } from '../terminal/inert-output.ts';
import { createTerminalProgress, isTerminal } from '../terminal/terminal-progress.ts';

const usage = formatUsage(
  'check',
  `[TARGET …] [options]

  TARGET             folders of task files, single files, globs in quotes, or -
                     for a task on standard input (default: ${describedTasks})
  --format FORMAT    text, json, sarif, github or markdown: the format of the
                     report (default: text); "sarif" for code scanning, "github"
                     for annotations of a pull request, "markdown" for a comment
  --fail-on LEVEL    error, warning, info or never: exit with 1 for findings of
                     this severity or a higher one (default: error)
  --rule CODES       report only findings of these rules, such as W21,D02; may
                     be repeated
  --level LEVEL      error, warning or info: list findings of this severity and
                     above (default: warning in text and Markdown, info in other
                     formats); counts include all
  --max NUMBER       list at most this many findings, the most severe first
                     (default: 50 in Markdown, all in other formats)
  --no-fold          list all findings of each cause, not only the first ones
  --fix              fix findings that need no decision, then report the rest
  --dry-run          with --fix: print the changes as a diff, change no file
  --watch            check again after each change, until Ctrl+C
  --environment DIR  the folder with the environment's source (default: the one
                     that dataset.json names, or else the nearest one in the
                     repository of the tasks)
  --results DIR…     folders with results of systems, checked too
  --site URL         the address of the dataset's site, such as
                     https://example.org; findings then link to its rules
                     (default: the home page of this package, if it has one)
  --help             show this text`,
);

/** Checks task files and prints the findings. Returns the exit code. */
export async function check(args: readonly string[]): Promise<number> {
  const call = readCall(args);
  if (!call) return 0;
  const targets = await expandGlobs(call.named);
  refuseContradictions(call, targets);
  if (call.watch) return watch(call, targets);
  const found = await findFindings(call, targets);
  if (call.dryRun) {
    await printDiff(call, found);
    return toExitCode(call, found);
  }
  const hasChanged = call.fix && (await fixFiles(call, found));
  const checked = hasChanged ? await findFindings(call, targets) : found;
  printReport(call, checked);
  return toExitCode(call, checked);
}

/** What the arguments ask for; undefined if only for help. */
function readCall(args: readonly string[]) {
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
  if (!call) return undefined;
  const { values, positionals } = call;
  return {
    named: positionals.length > 0 ? positionals : [defaultTasks],
    watch: values.watch,
    fix: values.fix,
    dryRun: values['dry-run'],
    folders: {
      environment: resolveOption(values.environment),
      results: folders.map(resolvePath),
    } satisfies FolderOptions,
    format: oneOf('--format', values.format, reportFormats),
    report: {
      site: toSiteOption(values.site) ?? findDocumentationSite(),
      version: readOwnPackage().version,
      rules: values.rule && toRuleCodes(values.rule.join(',')),
      level: values.level === undefined ? undefined : oneOf('--level', values.level, severities),
      max: values.max === undefined ? undefined : toPositiveInteger(values.max, '--max'),
      isFolded: !values['no-fold'],
    },
    failOn: oneOf('--fail-on', values['fail-on'], [...severities, 'never']),
  };
}

type Call = NonNullable<ReturnType<typeof readCall>>;

/** @throws UsageError when options or targets exclude one another. */
function refuseContradictions({ fix, dryRun, format }: Call, targets: readonly string[]): void {
  if (dryRun && !fix) {
    throw new UsageError('--dry-run requires --fix', 'Use both options, or neither.');
  }
  if (dryRun && format !== 'text') {
    throw new UsageError(
      `--dry-run cannot be combined with --format ${format}`,
      'Leave --format out; --dry-run prints a diff.',
    );
  }
  if (fix && targets.includes(standardInput)) {
    throw new UsageError('--fix cannot change standard input', 'Name a file instead.');
  }
}

/** All targets with their findings, or with only those of some rules. */
async function findFindings(
  { folders, report: { rules } }: Call,
  targets: readonly string[],
): Promise<CheckedTarget[]> {
  const { progress, clear } = createTerminalProgress();
  try {
    const checked = await checkTargets(targets, progress, folders);
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

async function watch(call: Call, targets: readonly string[]): Promise<number> {
  const { checkOnChange, requireWatchable } = await import('../watch/check-on-change.ts');
  requireWatchable(targets, call);
  await checkOnChange({
    targets: [...targets, ...(await listGlobFolders(call.named))],
    // A glob may match other files each time.
    check: async () => findFindings(call, await expandGlobs(call.named)),
    print: (checked) => {
      printReport(call, checked);
    },
  });
  return 0;
}

/** Prints what `--fix` would change. */
async function printDiff({ report }: Call, checked: readonly CheckedTarget[]): Promise<void> {
  const { fixed, skipped } = await findFixes(checked);
  const { formatDiff, toVisibleDiff } = await import('../check/fix-diff.ts');
  const diff = formatDiff(fixed);
  const print = () => process.stdout.write(isTerminal(process.stdout) ? toVisibleDiff(diff) : diff);
  // Anything else may be the log of a runner.
  if (fstatSync(process.stdout.fd).isFile()) printExactly(print);
  else print();
  if (fixed.length > 0 && skipped.length === 0) return;
  console.error(formatFixes({ fixed: [], skipped }, report.isFolded));
}

/** Fixes files and prints which. Returns whether there were any. */
async function fixFiles(
  { format, report }: Call,
  checked: readonly CheckedTarget[],
): Promise<boolean> {
  const found = await findFixes(checked);
  removeLeftovers(checked);
  const { fixed, skipped } = writeFixes(found.fixed);
  // Other formats are read by programs, so the report stays alone on standard output.
  const print = format === 'text' ? console.log : console.error;
  const outcome = { fixed, skipped: [...found.skipped, ...skipped] };
  print(`${formatFixes(outcome, report.isFolded)}\n`);
  return fixed.length > 0;
}

const toExitCode = ({ failOn }: Call, checked: readonly CheckedTarget[]): number =>
  exitCode(countBySeverity(checked.flatMap(({ findings }) => findings)), failOn);
