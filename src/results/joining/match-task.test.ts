import { expect, test } from 'vitest';
import { createTaskMatcher } from './match-task.ts';

const match = createTaskMatcher([
  { id: 'a', file: 'tasks/browser/a.json' },
  { id: 'a', file: 'tasks/terminal/a.json' },
  { id: 'caf\u00e9', file: 'tasks/b\u00fcro/caf\u00e9.json' },
  { id: 'b', file: 'tasks/terminal/other.json' },
]);

test.for([
  ['an id', 'b', undefined, ['tasks/terminal/other.json']],
  ['the name of a file', 'other', undefined, ['tasks/terminal/other.json']],
  ['an id that is not in the folder', 'b', 'browser', ['tasks/terminal/other.json']],
  ['a shared id', 'a', undefined, ['tasks/browser/a.json', 'tasks/terminal/a.json']],
  ['a shared id and its folder', 'a', 'terminal', ['tasks/terminal/a.json']],
  ['a folder in the name', 'browser/a', undefined, ['tasks/browser/a.json']],
  [
    'a name in another Unicode form',
    'bu\u0308ro/cafe\u0301',
    undefined,
    ['tasks/b\u00fcro/caf\u00e9.json'],
  ],
  ['no task', 'c', undefined, []],
] as const)('finds the tasks of %s', ([, name, folder, files]) => {
  expect(match(name, folder).map(({ file }) => file)).toEqual(files);
});
