import { refuseOldNode } from '#dataset/old-node.js';

type RunCommand = (args: readonly string[]) => Promise<number>;

/** Runs a program with the arguments of this process, unless the version of Node is too old. */
export async function start(load: () => Promise<RunCommand>): Promise<void> {
  // Only what an old version can import is imported before this.
  if (refuseOldNode()) return;
  const { handleOutputErrors } = await import('./output-errors.ts');
  handleOutputErrors();
  const { makeOutputInert } = await import('../terminal/inert-output.ts');
  makeOutputInert();
  const { run } = await import('./run.ts');
  await run(async (args) => {
    const command = await load();
    return command(args);
  });
}
