import { expect, test } from 'vitest';
import { exampleCatalogue } from '../../catalogue/example-catalogue.ts';
import { toExplorerIndex } from '../../catalogue/explorer/explorer-index.ts';
import { findBrokenPromises } from './expect-filtered.ts';

const catalogue = exampleCatalogue(
  {
    'os/a.json': { id: 'a', related_apps: ['vlc', 'gimp'], proxy: true },
    'os/b.json': { id: 'b', related_apps: ['vlc'], proxy: false },
    'os/c.json': { id: 'c', related_apps: ['gimp'], proxy: false },
  },
  { suites: [{ name: 'short', members: [{ folder: 'os', id: 'a' }] }] },
);
const index = toExplorerIndex(catalogue);

const check = (page: string, html: string) =>
  findBrokenPromises({ html: new Map([[page, html]]), catalogue, index, base: '/catalogue' })
    .faults;

const fact = (term: string, query: string, text: string) =>
  `<dl class="facts"><dt>${term}</dt><dd><a href="/catalogue/tasks/?${query}">${text}</a></dd></dl>`;
const bar = (chart: string, query: string, name: string, count: string) =>
  `<section><h2 id="${chart}">x</h2><ul><li><a href="/catalogue/tasks/?${query}">
    <span class="name x">${name}</span><span class="count">${count} tasks</span></a></li></ul></section>`;
const column = (query: string, label: string) =>
  `<section><h2 id="steps">x</h2><svg><a href="/catalogue/tasks/?${query}" aria-label="${label}">
    <text>3</text></a></svg></section>`;
const share = (query: string, panel: string, name: string, percent: string) =>
  `<section><h2 id="suites">x</h2><ul><li><h3>${panel}</h3><p>1 task</p><ul><li>
    <a href="../tasks/?${query}">${name}</a><span class="share">${percent}</span></li></ul></li></ul></section>`;
const group = (text: string) =>
  `<p><a href="/catalogue/tasks/?app=vlc">${text} in the explorer</a></p>
    <ul class="tasks"><li><a href="/catalogue/tasks/a/">x</a></li><li><a href="/catalogue/tasks/b/">y</a></li></ul>`;
const figure = (query: string, label: string, count: string) =>
  `<dl class="figures"><div><dt>${label}</dt><dd><a href="/catalogue/tasks/?${query}">${count}</a></dd></div></dl>
    ${group('These 2 tasks')}`;
const used = (query: string, name: string, count: string) =>
  `${bar('judged-by', query, name, count).replace('>x</h2>', '>Judged by</h2>')}${group('These 2 tasks')}`;
const compared = (query: string, count: string) =>
  `<table class="figures"><tr><th>App</th><th>Need the internet</th></tr>
    <tr><th>VLC</th><td><a href="/catalogue/tasks/?${query}">${count}</a></td></tr></table>`;
const cell = (query: string, count: string) =>
  `<section><h2 id="families">x</h2><table><tr><th>App</th><th>Not in the vocabulary</th><th>Tables</th></tr>
    <tr><th>VLC</th><td></td><td><a href="/catalogue/tasks/?${query}">${count}</a></td></tr></table></section>`;

const metric = catalogue.entries[0]?.metrics[0] ?? '';
const steps = catalogue.entries[0]?.task.setup.length ?? 0;

test.for<[string, string, string, string]>([
  ['an unknown value', 'tasks/a/index.html', fact('Apps', 'app=vls', 'VLC'), 'does not know'],
  ['another value', 'tasks/a/index.html', fact('Apps', 'app=gimp', 'VLC'), 'not the 2'],
  ['a value left out', 'index.html', bar('apps', 'app=-vlc', 'VLC', '2'), 'opens 1'],
  ['one value more', 'index.html', bar('apps', 'app=vlc&proxy=needed', 'VLC', '2'), 'opens 1'],
  [
    'either of a pair',
    'index.html',
    bar('pairs', 'app=vlc&app=gimp', 'GIMP + VLC', '1'),
    'opens 3',
  ],
  ['a wrong number', 'index.html', bar('apps', 'app=vlc', 'VLC', '3'), '3 is shown'],
  ['nothing', 'index.html', bar('apps', 'app=vlc', 'VLX', '0'), 'promises nothing'],
  [
    'a place that nobody knows',
    'index.html',
    '<a href="/catalogue/tasks/?app=vlc">x</a>',
    'nobody',
  ],
  [
    'a figure of all tasks',
    'apps/vlc/index.html',
    figure('checks=1', 'several checks', '3'),
    'promises nothing',
  ],
  ['a bar of all tasks', 'apps/vlc/index.html', used(`metric=${metric}`, metric, '3'), 'opens 3'],
  ['a figure of another app', 'apps/index.html', compared('app=gimp', '2'), 'not the 1'],
  ['a fact that nobody knows', 'index.html', fact('Colour', 'app=vlc', 'VLC'), 'nobody'],
  ['another task', 'tasks/c/index.html', fact('Apps', 'app=vlc', 'VLC'), 'whose page it is on'],
  ['a wrong range', 'index.html', column(`steps=${steps}`, `${steps + 1}: 3 tasks`), 'nothing'],
  [
    'a wrong share',
    'statistics/index.html',
    share('app=vlc', 'All tasks', 'VLC', '50%'),
    '50% is shown',
  ],
  ['a wrong suite', 'x/index.html', share('app=vlc', 'short', 'VLC', '100%'), 'opens 2'],
  [
    'a group of others',
    'apps/gimp/index.html',
    group('These 2 tasks').replace('vlc', 'gimp'),
    'not',
  ],
  ['a wrong cell', 'index.html', cell(`app=vlc&metric=${metric}`, '7'), 'promises nothing'],
])('a promise that is broken: %s', ([, page, html, message]) => {
  expect(check(page, html)).toEqual([expect.stringContaining(message)]);
});
