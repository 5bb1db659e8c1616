#!/usr/bin/env node
// The program of the package that only checks.
import { start } from './start.ts';

await start(async () => {
  // Its only other command, so that a folder of this name is written ./explain.
  if (process.argv[2] === 'explain') {
    const { explain } = await import('../commands/explain.ts');
    return ([, ...args]) => explain(args);
  }
  const { check } = await import('../commands/check.ts');
  return check;
});
