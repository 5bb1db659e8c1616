import { run } from '../src/cli/run.ts';

await run(async (args) => (await import('../src/cli/commands/contracts.ts')).contracts(args));
