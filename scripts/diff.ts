import { run } from '../src/cli/run.ts';

await run(async (args) => (await import('../src/cli/commands/diff.ts')).diff(args));
