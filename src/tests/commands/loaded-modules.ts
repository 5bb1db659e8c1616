import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Run, runScript } from './run-script.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** Runs a script, and lists the modules that it loads, Node's own left out. */
export async function runListing(
  name: string,
  args: readonly string[],
): Promise<{ run: Run; modules: string[] }> {
  const scratch = await createTemporaryFolder();
  const list = join(scratch.path, 'modules.txt');
  const hook = new URL('./list-modules.ts', import.meta.url);
  const run = await runScript(name, args, undefined, {
    BENCHLIGHT_MODULE_LIST: list,
    NODE_OPTIONS: `--import=${hook.href}`,
  });
  const modules = (await readFile(list, 'utf8')).split('\n');
  return { run, modules: modules.filter((module) => module.startsWith('file:')) };
}
