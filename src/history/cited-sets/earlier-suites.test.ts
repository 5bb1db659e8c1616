import { expect, test } from 'vitest';
import { exampleCatalogue } from '../../catalogue/example-catalogue.ts';
import { listEarlierSuites } from './earlier-suites.ts';
import type { State, StoredTask } from '../timeline/history.ts';

const { entries } = exampleCatalogue({ 'os/a.json': { id: 'a' }, 'os/b.json': { id: 'b' } });
const tasks = entries.map((entry): StoredTask => ({ ...entry, isPlainText: true }));
const suite = (name: string, ...ids: string[]) => ({
  name,
  members: ids.map((id) => ({ folder: 'os', id })),
});
const toState = (index: number, ...suites: ReturnType<typeof suite>[]): State => ({
  index,
  version: `1.${index}.0`,
  segment: `1.${index}.0`,
  date: undefined,
  notes: undefined,
  doi: undefined,
  tasks,
  unreadable: [],
  suites,
});

test('lists each suite that today has not, with the tasks that it had last', () => {
  const states = [
    toState(0, suite('quick', 'a', 'b'), suite('Small', 'b'), suite('today', 'a')),
    toState(1, suite('quick', 'a'), suite('empty', 'c')),
    toState(2),
  ];
  const listed = listEarlierSuites(states, ['today', 'small'], ({ id }) =>
    entries.find((entry) => entry.id === id),
  );
  expect(
    listed.map(({ name, segment, tasks: own }) => [name, segment, own.map(({ id }) => id)]),
  ).toEqual([
    ['quick', 'quick', ['a']],
    ['Small', expect.stringMatching(/^Small-\w+$/), ['b']],
  ]);
});
