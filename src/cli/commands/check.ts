import { fstatSync } from 'node:fs';
import { countBySeverity, type Finding } from '#lint/model/finding.ts';
import type { ParsedFile } from '#lint/parse/parse-file.ts';
import { pruneBaseline, writeBaseline } from '../check/baseline-file.ts';
import { type CheckedTarget, checkTargets } from '../check/check-targets.ts';
import { expandGlobs, listGlobFolders } from '../check/expand-globs.ts';
import { findFixes, removeLeftovers, writeFixes } from '../check/fix-files.ts';
import { formatFixes } from '../check/fix-report.ts';
import { printChanges, printReport } from '../check/print-report.ts';
import { listShortcuts } from '../check/target-shortcuts.ts';
import { type CheckCall, readCall, refuseContradictions } from '../check/read-call.ts';
import { describeFailing } from '../options/fail-on.ts';
import { exitCode } from '../exit-code.ts';
import { printExactly } from '../terminal/inert-output.ts';
import { createTerminalProgress, isTerminal } from '../terminal/terminal-progress.ts';

/** Checks task files and prints the findings. Returns the exit code. */
export async function check(args: readonly string[]): Promise<number> {
  const call = readCall(args);
  if (!call) return 0;
  const targets = await expandGlobs(call.named);
  refuseContradictions(call, targets);
  if (call.watch) return watch(call, targets);
  const found = await findFindings(call, targets);
  if (call.isBaselineWritten) {
    console.log(writeBaseline(call, found));
    return 0;
  }
  if (call.dryRun) {
    await printDiff(call, found);
    return toExitCode(call, found);
  }
  const hasChanged = changeBaseline(call, found) || (call.fix && (await fixFiles(call, found)));
  const checked = hasChanged ? await findFindings(call, targets) : found;
  printReport(call, checked);
  return toExitCode(call, checked);
}

/** All targets with their findings, or with only those of some rules. */
async function findFindings(
  { folders, report: { rules }, shortcuts }: CheckCall,
  targets: readonly string[],
): Promise<CheckedTarget[]> {
  const { progress, clear } = createTerminalProgress();
  // Without the option, no module that finds them is loaded.
  const { createShortcutCheck } = shortcuts
    ? await import('#shortcuts/check/shortcut-check.ts')
    : {};
  const search = createShortcutCheck?.();
  try {
    const checked = await checkTargets(targets, progress, { ...folders, check: search?.check });
    return checked.map((target) => ({
      ...(rules ? onlyRules(target, rules) : target),
      shortcutsOf: search?.listOf,
    }));
  } finally {
    clear();
  }
}

function onlyRules(target: CheckedTarget, rules: readonly string[]): CheckedTarget {
  const { findings, baseline } = target;
  const isAsked = ({ code }: Pick<Finding, 'code'>) => rules.includes(code);
  return {
    ...target,
    findings: findings.filter(isAsked),
    baseline: baseline && {
      ...baseline,
      recorded: baseline.recorded.filter(isAsked),
      gone: baseline.gone.filter(({ rule }) => rules.includes(rule)),
    },
    checkAlone: (parsed: ParsedFile) => target.checkAlone(parsed).filter(isAsked),
  };
}

async function watch(call: CheckCall, targets: readonly string[]): Promise<number> {
  const { checkOnChange, requireWatchable } = await import('../watch/check-on-change.ts');
  requireWatchable(targets, call);
  await checkOnChange({
    targets: [...targets, ...(await listGlobFolders(call.named))],
    // A glob may match other files each time.
    check: async () => findFindings(call, await expandGlobs(call.named)),
    print: (checked, before) => {
      if (before) printChanges(before, checked);
      else printReport(call, checked);
    },
  });
  return 0;
}

/** Removes from the baseline what is gone. Returns whether it did. */
function changeBaseline(
  { isBaselinePruned, format }: CheckCall,
  checked: readonly CheckedTarget[],
): boolean {
  if (!isBaselinePruned) return false;
  printBeside(format, pruneBaseline(checked).join('\n'));
  return true;
}

/** Prints what `--fix` would change. */
async function printDiff(
  { report, level }: CheckCall,
  checked: readonly CheckedTarget[],
): Promise<void> {
  const { fixed, skipped } = await findFixes(checked, level);
  const { formatDiff, toVisibleDiff } = await import('../check/fix-diff.ts');
  const diff = formatDiff(fixed);
  const print = () => process.stdout.write(isTerminal(process.stdout) ? toVisibleDiff(diff) : diff);
  // Anything else may be the log of a runner.
  if (fstatSync(process.stdout.fd).isFile()) printExactly(print);
  else print();
  if (fixed.length > 0 && skipped.length === 0) return;
  console.error(formatFixes({ fixed: [], skipped }, report.isComplete));
}

/** Fixes files and prints which. Returns whether there were any. */
async function fixFiles(
  { format, report, level }: CheckCall,
  checked: readonly CheckedTarget[],
): Promise<boolean> {
  const found = await findFixes(checked, level);
  removeLeftovers(checked);
  const { fixed, skipped } = writeFixes(found.fixed);
  const outcome = { fixed, skipped: [...found.skipped, ...skipped] };
  printBeside(format, `${formatFixes(outcome, report.isComplete)}\n`);
  return fixed.length > 0;
}

/** Other formats than text are read by programs, so the report stays alone on standard output. */
function printBeside(format: CheckCall['format'], text: string): void {
  if (format === 'text') console.log(text);
  else console.error(text);
}

/** Says why if it is for a shortcut, which has no severity that a report would show. */
function toExitCode({ failOn }: CheckCall, checked: readonly CheckedTarget[]): number {
  const failing = describeFailing(failOn, checked.flatMap(listShortcuts));
  if (failing !== undefined) {
    console.error(failing);
    return 1;
  }
  return exitCode(countBySeverity(checked.flatMap(({ findings }) => findings)), failOn.findings);
}
