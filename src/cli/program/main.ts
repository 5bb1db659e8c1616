#!/usr/bin/env node
import { benchlight } from './benchlight.ts';
import { allowClosedPipes } from './closed-pipe.ts';
import { run } from './run.ts';

allowClosedPipes();
await run(benchlight);
