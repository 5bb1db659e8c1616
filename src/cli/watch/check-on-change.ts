import { formatUsageError, UsageError } from '#dataset/usage-error.ts';
import { followChanges } from '#dataset/watch/follow-changes.ts';
import { resolvePath } from '../options/parse-arguments.ts';
import { type CheckedTarget, standardInput } from '../check/check-targets.ts';
import { clearScreen } from '../terminal/clear-screen.ts';

/** A check that can be repeated. */
interface RepeatedCheck {
  targets: readonly string[];
  check: () => Promise<readonly CheckedTarget[]>;
  /** Prints the first check whole, and what a later one has changed. */
  print: (checked: readonly CheckedTarget[], before?: readonly CheckedTarget[]) => void;
}

/** @throws UsageError when an option or target makes no sense for a check that is repeated. */
export function requireWatchable(
  targets: readonly string[],
  { fix, format }: { fix: boolean; format: string },
): void {
  if (targets.includes(standardInput)) {
    throw new UsageError('--watch cannot follow standard input', 'Name a file instead.');
  }
  if (fix) {
    throw new UsageError('--watch cannot be combined with --fix', 'Run --fix by itself.');
  }
  if (format === 'text') return;
  throw new UsageError(
    `--watch cannot be combined with --format ${format}`,
    'Leave --format out; --watch prints text only.',
  );
}

/**
 * Prints the report of a check, and after each change what is new, until Ctrl-C ends the program with
 * exit code 0, or nobody reads the reports any more. A mistake in the call ends the first check; later
 * ones are printed.
 */
export async function checkOnChange({ targets, check, print }: RepeatedCheck): Promise<void> {
  process.once('SIGINT', () => process.exit(0));
  process.stdout.once('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(0);
  });
  let isFirst = true;
  let before: readonly CheckedTarget[] | undefined;
  const report = async () => {
    try {
      const checked = await check();
      if (isFirst) clearScreen();
      else console.log();
      print(checked, before);
      before = checked;
      return checked;
    } catch (error) {
      if (isFirst || !(error instanceof UsageError)) throw error;
      console.log(`\n${formatUsageError(error)}`);
      return undefined;
    } finally {
      isFirst = false;
    }
  };
  await followChanges(targets.map(resolvePath), async () => {
    const checked = await report();
    console.log(`checked at ${new Date().toLocaleTimeString()}; press Ctrl+C to stop`);
    return checked;
  });
}
