import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { type Group, listOfferedGroups, listUsedGroups } from './groups.ts';
import { shortHash } from '#text/short-hash.ts';

const counted = (groups: readonly Group[]) =>
  groups.map(({ label, tasks }) => `${label} ${tasks.length}`);

test('puts the largest group first, then by name', () => {
  const { groups } = exampleCatalogue({
    '1.json': { related_apps: ['vlc', 'os'] },
    '2.json': { related_apps: ['OS', 'gimp'] },
    '3.json': { related_apps: [] },
  });
  expect(counted(groups.apps)).toEqual(['Operating system 2', 'GIMP 1', 'VLC 1']);
});

test('counts a task once under an app that it spells in two ways', () => {
  const { groups } = exampleCatalogue({ '1.json': { related_apps: ['calc', 'LibreOffice Calc'] } });
  expect(counted(groups.apps)).toEqual(['LibreOffice Calc 1']);
});

test('keeps the values of environment change in their order, with those that no task has', () => {
  const { groups } = exampleCatalogue({
    '1.json': { possibility_of_env_change: 'high' },
    '2.json': {},
  });
  expect(counted(groups['env-change'])).toEqual(['Low 0', 'Medium 0', 'High 1', 'Unstated 1']);
});

test('keeps the tasks of a group in the order of the dataset', () => {
  const { groups } = exampleCatalogue({ 'b.json': { id: 'b' }, 'a.json': { id: 'a' } });
  expect(listUsedGroups(groups.metrics)[0]?.tasks.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('offers no function that the environment lacks, unless a task uses it', () => {
  const functions = { action: new Map(), getter: new Map(), metric: new Map() };
  const source = { functions, complete: ['metric'] as const };
  const { groups } = exampleCatalogue(
    { '1.json': { evaluator: { func: 'check_csv' } } },
    { vocabulary: createVocabulary({}, { source }) },
  );
  expect(counted(listOfferedGroups(groups.metrics))).toEqual(['check_csv 1', 'infeasible 0']);
});

test('finds a group, and what the vocabulary knows of its function', () => {
  const catalogue = exampleCatalogue({
    '1.json': { evaluator: { func: ['check_csv', 'judge_dance'] } },
  });
  expect(catalogue.findGroup('metrics', 'check_csv')?.entry?.families).toEqual(['general']);
  expect(catalogue.findGroup('metrics', 'judge_dance')?.entry).toBeUndefined();
  expect(catalogue.findGroup('apps', 'browser')?.entry).toBeUndefined();
  expect(catalogue.findGroup('metrics', 'exact_match')?.tasks).toEqual([]);
  expect(catalogue.findGroup('metrics', 'judge_song')).toBeUndefined();
});

test('gives names that differ in case alone addresses that differ in more', () => {
  const { groups } = exampleCatalogue({
    '1.json': { evaluator: { func: ['check_A', 'check_a', 'a b'] } },
  });
  expect(listUsedGroups(groups.metrics).map(({ name, segment }) => [name, segment])).toEqual([
    ['a b', `a-b-${shortHash('a b')}`],
    ['check_A', `check_A-${shortHash('check_A')}`],
    ['check_a', 'check_a'],
  ]);
});
