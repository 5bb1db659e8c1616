import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { listWaysIn } from './ways-in.ts';

const file = (name: string) => ({ type: 'vm_file', path: `/${name}`, dest: name });
const several = (func: string[]) => ({
  evaluator: { func, conj: 'and', result: func.map((_, index) => file(`${index}.csv`)) },
});

test('counts the tasks that its address selects, and leaves out selections without any', () => {
  const catalogue = exampleCatalogue({
    'a.json': { id: 'a', related_apps: ['chrome'], ...several(['a', 'b']) },
    'b.json': { id: 'b', related_apps: ['vlc', 'os'], ...several(['a', 'b', 'c']) },
    'c.json': { id: 'c', related_apps: ['vlc'] },
    'd.json': { id: 'd', related_apps: ['vlc'], evaluator: 'manual' },
    'e.json': { id: 'e', related_apps: ['vlc'], evaluator: { func: 'infeasible' } },
  });
  expect(listWaysIn(catalogue)).toMatchObject([
    { label: 'All tasks', tasks: 5, address: '/tasks/' },
    { label: 'More than one app', tasks: 1, address: '/tasks/?appcount=2' },
    { label: 'Several checks', tasks: 2, address: '/tasks/?checks=2&checks=3' },
    { label: 'Infeasible', tasks: 1, address: '/tasks/?feasible=no' },
    { label: 'Cannot be scored', tasks: 1, address: '/tasks/?feasible=unscored' },
    { label: 'Shortcuts', tasks: 1, address: '/shortcuts/' },
  ]);
});
