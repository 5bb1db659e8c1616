import { expect, test } from 'vitest';
import type { Finding } from '#lint/model/finding.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { countFaultyTasks, countShortcutTasks, listFigures } from './group-figures.ts';

const judgedTwice = { func: ['exact_match', 'exact_match'], result: [], expected: [] };
const files = {
  'a.json': { related_apps: ['vlc', 'gimp'], evaluator: judgedTwice, proxy: true },
  'b.json': { related_apps: ['vlc'], evaluator: { func: 'infeasible' } },
  'c.json': { related_apps: ['vlc'] },
};
const warning = { file: 'c.json', severity: 'warning', code: 'W01' } as Finding;
const note = { file: 'a.json', severity: 'info', code: 'W02' } as Finding;
const { findGroup, findShortcuts } = exampleCatalogue(files, {
  findings: [warning, warning, note],
});

const show = (facet: 'apps' | 'env-change', name: string) => {
  const group = findGroup(facet, name);
  return group && listFigures(group).map(({ label, number, address }) => [label, number, address]);
};

test('counts the kinds of tasks of an app, each with the filter that finds them', () => {
  expect(show('apps', 'vlc')).toEqual([
    ['with another app', 1, '/tasks/?app=vlc&appcount=2'],
    ['several checks', 1, '/tasks/?app=vlc&checks=2'],
    ['need the internet', 1, '/tasks/?app=vlc&internet=needed'],
    ['infeasible', 1, '/tasks/?app=vlc&feasible=no'],
    ['setup steps, median', expect.any(Number), undefined],
  ]);
});

test('a number of no tasks leads nowhere', () => {
  expect(show('apps', 'gimp')).toContainEqual(['infeasible', 0, undefined]);
});

test('a group without tasks has no figures', () => {
  expect(show('env-change', 'high')).toEqual([]);
});

test('counts the tasks with findings, but for notes', () => {
  const count = (name: string) => {
    const group = findGroup('apps', name);
    return group && countFaultyTasks(group);
  };
  expect(count('vlc')).toMatchObject({ number: 1, address: '/tasks/?app=vlc&findings=2' });
  expect(count('gimp')).toMatchObject({ number: 0, address: undefined });
});

test('counts the tasks that could pass without the work', () => {
  const count = (name: string) => {
    const group = findGroup('apps', name);
    return group && countShortcutTasks(group, findShortcuts);
  };
  expect(count('vlc')).toMatchObject({
    number: 1,
    address: '/tasks/?app=vlc&shortcut=giving-up-passes',
  });
  expect(count('gimp')).toMatchObject({ number: 0, address: undefined });
});
