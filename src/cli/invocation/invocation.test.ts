import { expect, test } from 'vitest';
import { formatCall, formatUsage, type Invocation } from './invocation.ts';

const clone: Invocation = {
  kind: 'clone',
  program: 'benchlight',
  packageName: 'benchlight',
  isByNpm: true,
  root: '/srv/benchlight',
  from: '/srv/benchlight',
  isWindows: false,
};
const installed: Invocation = { ...clone, kind: 'installed', from: '/srv/my tasks' };
const small = { program: 'benchlight-check', packageName: '@benchlight/check' };

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
  expect(formatCall('preview', folder, options, { ...clone, from })).toBe(expected);
});

test.for([
  ['npx', installed, 'npx benchlight check tasks'],
  ['a shell', { ...installed, isByNpm: false }, 'benchlight check tasks'],
  ['npx, of the small package', { ...installed, ...small }, 'npx @benchlight/check tasks'],
  [
    'a shell, of the small package',
    { ...installed, ...small, isByNpm: false },
    'benchlight-check tasks',
  ],
] as const)('writes a call of the installed program as for %s', ([, invocation, expected]) => {
  expect(formatCall('check', 'tasks', [], invocation)).toBe(expected);
});

test.for([
  ['a path', String.raw`D:\tasks\os`, String.raw`npx benchlight check D:\tasks\os`],
  ['a name with a blank', String.raw`my tasks\os`, String.raw`npx benchlight check "my tasks\os"`],
  ['a final backslash', 'my tasks\\', 'npx benchlight check "my tasks"'],
  ['a name with an apostrophe', "Ada's", `npx benchlight check "Ada's"`],
] as const)('writes a call with %s for Windows', ([, folder, expected]) => {
  expect(formatCall('check', folder, [], { ...installed, isWindows: true })).toBe(expected);
});

test.for([
  ['a clone', clone, 'Usage: npm run check -- [TARGET …]'],
  ['the package', installed, 'Usage: benchlight check [TARGET …]'],
  ['the small package', { ...installed, ...small }, 'Usage: benchlight-check [TARGET …]'],
] as const)('writes the usage for %s', ([, invocation, expected]) => {
  const { call, text } = formatUsage('check', '[TARGET …]', invocation);
  expect(text).toBe(expected);
  expect(call).toBe(expected.slice('Usage: '.length, -' [TARGET …]'.length));
});
