#!/usr/bin/env node
import { start } from './start.ts';

await start(async () => {
  const { benchlight } = await import('./benchlight.ts');
  return benchlight;
});
