import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { describeSystemError } from '../dataset/system-error.ts';
import { UsageError } from '../dataset/usage-error.ts';
import { toVisibleText } from '../text/visible-text.ts';
import { cacheFolder } from '../builder/output/cache-folder.ts';

/**
 * Runs a command, prints errors without a stack trace, and sets the exit code. Node caches the
 * compiled code of modules that the command imports, which then load faster.
 */
export async function run(command: (args: readonly string[]) => Promise<number>): Promise<void> {
  enableCompileCache(join(cacheFolder, 'code'));
  try {
    process.exitCode = await command(process.argv.slice(2));
  } catch (error) {
    process.exitCode = 2;
    if (error instanceof UsageError) {
      console.error(`error: ${toVisibleText(error.message)}\n${error.hint}`);
      return;
    }
    const shortage = findShortage(error);
    if (shortage !== undefined) {
      console.error(`error: ${describeSystemError(shortage)}\n${hints[shortage.code]}`);
      return;
    }
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    console.error(`error: ${message}\nThis is a bug in Benchlight; please report it.`);
    if (process.env.DEBUG) console.error(stack);
  }
}

const freeSpace =
  'Free space where Benchlight writes: in the output folder, in node_modules/.cache and in the folder for temporary files. A previous site is unchanged.';

/** What to do when the machine has too little of something. */
const hints = {
  EDQUOT: freeSpace,
  EMFILE: 'Raise the limit of open files, such as with "ulimit -n 4096".',
  ENOSPC: freeSpace,
};

/** The error of the system that an error comes from, if the machine has too little of something. */
function findShortage(error: unknown): { code: keyof typeof hints } | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (code !== undefined && Object.hasOwn(hints, code))
      return { code: code as keyof typeof hints };
  }
  return undefined;
}
