import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';

const evaluator = { func: 'check_csv' };

test('finds the position of a task in its groups, apps first', () => {
  const { entries, findNeighbours } = exampleCatalogue({
    '1.json': { id: '1', related_apps: ['vlc'], evaluator },
    '2.json': { id: '2', related_apps: ['vlc'], evaluator },
    '3.json': { id: '3', related_apps: ['gimp'], evaluator },
  });
  const neighbours = entries.map((entry) =>
    findNeighbours(entry)
      .filter(({ group }) => group.facet === 'apps' || group.facet === 'metrics')
      .map(({ group, position, previous, next }) => [group.name, position, previous?.id, next?.id]),
  );
  expect(neighbours).toEqual([
    [
      ['vlc', 1, undefined, '2'],
      ['check_csv', 1, undefined, '2'],
    ],
    [
      ['vlc', 2, '1', undefined],
      ['check_csv', 2, '1', '3'],
    ],
    // Alone in its app.
    [['check_csv', 3, '2', undefined]],
  ]);
});
