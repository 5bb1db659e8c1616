import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { clearScreen } from './clear-screen.ts';

test.for([
  ['a terminal', true, 'xterm', '\u001b[2J\u001b[3J\u001b[H'],
  ['a terminal without control codes', true, 'dumb', '\n'],
  ['a pipe', false, 'xterm', '\n'],
] as const)('begins anew on %s', ([, isTTY, term, expected]) => {
  vi.stubEnv('TERM', term);
  const through = new PassThrough();
  clearScreen(Object.assign(through, { isTTY }) as unknown as NodeJS.WriteStream);
  expect(String(through.read())).toBe(expected);
});
