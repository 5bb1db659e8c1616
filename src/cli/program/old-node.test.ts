import { afterEach, expect, test, vi } from 'vitest';
import { refuseOldNode } from './old-node.js';

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
