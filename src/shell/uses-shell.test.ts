import { expect, test } from 'vitest';
import { usesShell } from './uses-shell.ts';

test.for([true, 'true', 'True', 'false', 'no', ' ', 1, -1, [0], { a: 1 }])(
  'runs a command in a shell for %j',
  (shell) => {
    expect(usesShell(shell)).toBe(true);
  },
);

test.for([undefined, false, null, '', 0, [], {}])('runs none in a shell for %j', (shell) => {
  expect(usesShell(shell)).toBe(false);
});
