import { spawnSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { refuseOldNode } from './old-node.js';
import { projectRoot } from './project-root.ts';

afterEach(() => {
  process.exitCode = undefined;
});

test.for(['22.18.0', '22.20.1', '24.0.0', '100.1.0'])('runs on Node %s', (version) => {
  expect(refuseOldNode(version)).toBe(false);
  expect(process.exitCode).toBeUndefined();
});

test.for(['20.20.2', '22.9.0', '9.99.0'])('refuses Node %s, and says what is needed', (version) => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(refuseOldNode(version)).toBe(true);
  expect(print).toHaveBeenCalledWith(
    expect.stringMatching(
      new RegExp(`^error: Benchlight needs Node 22.18 or newer; this is Node ${version}\n.+$`),
    ),
  );
  expect(process.exitCode).toBe(2);
});

const asOld = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`;

test.for([
  ['an import of the checker', ['-e', 'await import("./src/dataset/load/check-texts.ts")'], 1],
  ['a require of the checker', ['-e', 'require("./src/dataset/load/check-texts.ts")'], 1],
  ['an import of the plugin', ['-e', 'await import("./src/site/plugin/plugin.ts")'], 1],
  ['the program', ['src/cli/program/main.ts', 'check'], 2],
  ['the program of the small package', ['src/cli/program/check-main.ts'], 2],
] as const)('%s ends with that sentence', ([, args, code]) => {
  const options = { cwd: projectRoot, encoding: 'utf8' } as const;
  const run = spawnSync(process.execPath, ['--import', asOld, ...args], options);
  expect(run.stderr).toContain(
    'Benchlight needs Node 22.18 or newer; this is Node 20.20.2\nInstall',
  );
  expect(run.stderr).not.toMatch(/\n\s+at /);
  expect(run.status).toBe(code);
});
