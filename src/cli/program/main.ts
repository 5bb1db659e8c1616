#!/usr/bin/env node
import { benchlight } from './benchlight.ts';
import { run } from './run.ts';

await run(benchlight);
