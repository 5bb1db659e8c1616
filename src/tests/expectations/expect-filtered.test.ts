import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';
import { checkLinks } from './expect-filtered.ts';

const index = toExplorerIndex(
  exampleCatalogue({
    'os/a.json': { id: 'a', related_apps: ['vlc', 'gimp'], proxy: true },
    'os/b.json': { id: 'b', related_apps: ['vlc'], proxy: false },
    'os/c.json': { id: 'c', related_apps: ['gimp'], proxy: false },
  }),
);

const check = (page: string, query: string, text: string) => {
  const link = `<a href="/catalogue/tasks/?${query}">${text}</a>`;
  return checkLinks({ html: new Map([[page, link]]), index, base: '/catalogue' });
};

test.for<[string, string, string, string]>([
  ['an unknown value', 'index.html', 'app=vls', 'know the app "vls"'],
  ['a value left out', 'index.html', 'app=-vlc', 'opens 1 tasks, and shows 2'],
  ['one value more', 'index.html', 'app=vlc&proxy=needed', 'opens 1 tasks, and shows 2'],
  ['either of a pair', 'index.html', 'app=vlc&app=gimp', 'opens 3 tasks, and shows 2'],
  ['values that no task has together', 'index.html', 'app=-vlc&app=-gimp', 'opens no task'],
  ['another task', 'tasks/c/index.html', 'app=vlc', 'does not open its own task'],
])('finds a link to %s', ([, page, query, fault]) => {
  const text = '<span>VLC</span> <span>2 tasks</span> <span>67%</span>';
  expect(check(page, query, text).faults).toEqual([expect.stringContaining(fault)]);
});

test.for<[string, string, number]>([
  ['a number in an element of its own', 'Player 3 <b>2</b>', 1],
  ['a number of tasks in a sentence', 'Filter these 2 tasks', 1],
  ['a name with digits', 'Player 3', 0],
])('reads %s', ([, text, counted]) => {
  expect(check('index.html', 'app=vlc', text)).toEqual({ faults: [], counted });
});
