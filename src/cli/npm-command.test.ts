import { expect, test } from 'vitest';
import { formatNpmCommand } from './npm-command.ts';

const root = '/work/benchlight';

test.for([
  ['plain words', '/work/benchlight', ['dist'], 'npm run preview -- dist'],
  ['below the project', '/work/benchlight/src', ['dist'], 'npm run preview -- dist'],
  [
    'a folder with a blank and an option',
    '/work/benchlight',
    ['my site', '--base', '/a'],
    "npm run preview -- 'my site' --base /a",
  ],
  [
    'another folder',
    '/work/my tasks',
    ['site'],
    'npm run --prefix /work/benchlight preview -- site',
  ],
  [
    'a folder beside it with a longer name',
    '/work/benchlight-2',
    ['site'],
    'npm run --prefix /work/benchlight preview -- site',
  ],
  ['a folder that looks like an option', '/work/benchlight', ['-x'], 'npm run preview -- ./-x'],
] as const)('writes a call from %s', ([, from, [folder, ...options], expected]) => {
  expect(formatNpmCommand('preview', folder, options, { from, root })).toBe(expected);
});
