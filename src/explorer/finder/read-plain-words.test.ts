import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { toTaskDetails, unpackDetails } from '../details/task-details.ts';
import { unpackIndex } from '../index/explorer-data.ts';
import { toExplorerIndex } from '../index/explorer-index.ts';
import { listChosen } from './line-choices.ts';
import { createTaskFinder } from './task-finder.ts';

const toTask = (id: string, more: object) => ({
  id,
  instruction: `Row the boat ${id}.`,
  related_apps: [],
  config: [],
  ...more,
});
const catalogue = exampleCatalogue({
  'a.json': toTask('a', {
    level: 'L3',
    related_apps: ['chrome', 'libreoffice_calc'],
    evaluator: { func: ['exact_match', 'exact_match', 'check_csv'], conj: 'or' },
  }),
  'b.json': toTask('b', {
    level: 'calm',
    related_apps: ['gimp'],
    evaluator: { func: 'exact_match' },
    config: [{ type: 'sleep', parameters: { seconds: 1 } }],
  }),
  'c.json': toTask('c', { level: null, evaluator: { func: 'infeasible' }, proxy: true }),
});
const data = unpackIndex(toExplorerIndex(catalogue));
const finder = createTaskFinder(data, unpackDetails(toTaskDetails(catalogue)));

const read = (line: string) => {
  const found = finder.find(line);
  const rows = listChosen(data.index, found?.rows ?? [], found?.choices ?? []);
  const paths = rows.map((row) => data.paths[row]).sort();
  return [found?.plain.map(({ meaning }) => meaning).join(', '), paths.join('')];
};

test.for([
  ['3 checks', 'Checks: 3', 'a'],
  ['two apps', 'Apps per task: 2', 'a'],
  ['no app', 'Apps per task: 0', 'c'],
  ['one app', 'Apps per task: 1', 'b'],
  ['at least one app', 'Apps per task: at least 1', 'ab'],
  ['1 or more apps', 'Apps per task: at least 1', 'ab'],
  ['fewer than 2 checks', 'Checks: fewer than 2', 'bc'],
  ['2 metrics', 'Metrics: 2', 'a'],
  ['9 apps', 'Apps per task: 9', ''],
  ['1 setup action', 'Setup actions: 1', 'b'],
  ['no steps', 'Steps: 0', 'ac'],
  ['boat with no steps', 'Steps: 0', 'ac'],
  ['one must pass', 'How checks combine: one must pass', 'a'],
  ['L3', 'Level: L3', 'a'],
  ['level L3', 'Level: L3', 'a'],
  ['level: calm', 'Level: calm', 'b'],
  ['L3 boat', 'Level: L3', 'a'],
  ['level', 'Level: any', 'ab'],
  ['tasks with a level', 'Level: any', 'ab'],
  ['no level', 'Level: none', 'c'],
  ['proxy needed', 'Proxy: needed', 'c'],
  ['app gimp', 'Apps: GIMP', 'b'],
  ['two apps: chrome and calc', 'Apps: Chrome and LibreOffice Calc', 'a'],
] as const)('reads “%s” as %s', ([line, meaning, ids]) => {
  expect(read(line)).toEqual([meaning, ids]);
});

test.for([
  ['a value that may be a word', 'calm'],
  ['a number of something else', '3 boats'],
  ['what no task has beside other words', 'row nine apps'],
  ['quoted words', '"3 checks"'],
  ['a name in other words', 'level the boat'],
] as const)('does not read %s as a filter: %s', ([, line]) => {
  expect(read(line)[0]).toBe('');
});

test('offers the values of what is named, and a value that may be a word', () => {
  const offer = (line: string) => finder.find(line)?.offers.map((offered) => offered.line);
  expect(offer('level')).toEqual(['level:calm', 'level:L3']);
  expect(offer('calm boat')).toEqual(['level:calm boat']);
  expect(offer('hard boat')).toEqual([]);
});
