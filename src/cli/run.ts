import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
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
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    console.error(`error: ${message}\nThis is a bug in Benchlight; please report it.`);
    if (process.env.DEBUG) console.error(stack);
  }
}
