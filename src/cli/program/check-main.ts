#!/usr/bin/env node
// The program of the package that only checks.
import { check } from '../commands/check.ts';
import { run } from './run.ts';

await run(check);
