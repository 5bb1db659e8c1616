import { expect, test } from 'vitest';
import { formatNpmCommand } from './npm-command.ts';

const root = '/srv/benchlight';

test.for([
  ['plain words', '/srv/benchlight', ['dist'], 'npm run preview -- dist'],
  ['below the project', '/srv/benchlight/src', ['dist'], 'npm run preview -- dist'],
  [
    'a folder with a blank and an option',
    '/srv/benchlight',
    ['my site', '--base', '/a'],
    "npm run preview -- 'my site' --base /a",
  ],
  ['another folder', '/srv/my tasks', ['site'], 'npm run --prefix /srv/benchlight preview -- site'],
  [
    'a folder beside it with a longer name',
    '/srv/benchlight-2',
    ['site'],
    'npm run --prefix /srv/benchlight preview -- site',
  ],
  ['a folder that looks like an option', '/srv/benchlight', ['-x'], 'npm run preview -- ./-x'],
] as const)('writes a call from %s', ([, from, [folder, ...options], expected]) => {
  expect(formatNpmCommand('preview', folder, options, { from, root })).toBe(expected);
});
