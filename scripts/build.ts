import '../src/site/plugin/astro-environment.ts';
import { run } from '../src/cli/run.ts';

await run(async (args) => (await import('../src/cli/commands/build.ts')).build(args));
