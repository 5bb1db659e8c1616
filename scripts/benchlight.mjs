import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { refuseOldNode } from '../src/dataset/old-node.js';

if (!refuseOldNode()) {
  // JavaScript, so that Node finds the compiled code of all modules in its cache, the one that
  // `run` names, and need not load its compiler of TypeScript.
  const { BENCHLIGHT_CACHE: chosen = '' } = process.env;
  const own = fileURLToPath(new URL('../node_modules/.cache/benchlight', import.meta.url));
  try {
    module.enableCompileCache(`${chosen === '' ? own : chosen}/code`);
  } catch {
    // Some paths are refused, such as one that is too long.
  }
  await import('../src/cli/program/main.ts');
}
