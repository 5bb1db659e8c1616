import '../src/site/plugin/astro-variables.ts';
import { run } from '../src/cli/program/run.ts';

await run(async (args) => (await import('../src/cli/commands/bench.ts')).bench(args));
