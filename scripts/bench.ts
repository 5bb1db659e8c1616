import '#site/plugin/astro-variables.ts';
import { run } from '#cli/program/run.ts';

await run(async (args) => (await import('#cli/commands/bench.ts')).bench(args));
