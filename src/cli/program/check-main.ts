#!/usr/bin/env node
// The program of the package that only checks.
import { start } from './start.ts';

await start(async () => {
  const { check } = await import('../commands/check.ts');
  return check;
});
