import '../src/site/astro-environment.ts';
import { bench } from '../src/cli/bench.ts';
import { run } from '../src/cli/run.ts';

await run(bench);
