#!/usr/bin/env node
// The program of the package that only checks.
import { check } from '../commands/check.ts';
import { allowClosedPipes } from './closed-pipe.ts';
import { run } from './run.ts';

allowClosedPipes();
await run(check);
