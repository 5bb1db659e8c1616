import { expect, test } from 'vitest';
import { checkOptions } from './check-options.ts';

test.for([
  ['the folder alone', { tasks: 'tasks' }],
  ['options that are undefined', { tasks: 'tasks', path: undefined, results: undefined }],
  [
    'all options',
    {
      tasks: 'tasks',
      path: 'web',
      environment: 'desktop_env',
      results: ['runs'],
      shortAddresses: true,
      progress: () => undefined,
    },
  ],
] as const)('accepts %s', ([, options]) => {
  expect(() => {
    checkOptions(options);
  }).not.toThrow();
});

test.for([
  ['no options', undefined, 'the option "tasks" of the plugin must be a string'],
  ['null', null, 'the options of the plugin must be an object'],
  ['the folder alone', 'tasks', 'the options of the plugin must be an object'],
  [
    'a misspelt name',
    { tasks: 'tasks', pathh: 'web' },
    'unknown option "pathh" of the plugin; did you mean "path"?',
  ],
  ['an unknown name', { tasks: 'tasks', verbose: true }, 'unknown option "verbose" of the plugin'],
  [
    'an address in place of a path',
    { tasks: new URL('file:///tasks') },
    'the option "tasks" of the plugin must be a string',
  ],
  [
    'one folder of results without its array',
    { tasks: 'tasks', results: 'runs' },
    'the option "results" of the plugin must be an array of strings',
  ],
  [
    'a word in place of a boolean',
    { tasks: 'tasks', shortAddresses: 'yes' },
    'the option "shortAddresses" of the plugin must be true or false',
  ],
] as const)('refuses %s', ([, options, message]) => {
  expect(() => {
    checkOptions(options as never);
  }).toThrow(expect.objectContaining({ message }));
});
