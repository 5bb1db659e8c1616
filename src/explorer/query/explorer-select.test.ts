import { expect, test } from 'vitest';
import { countPlainly, filterPlainly } from '#tests/expectations/plain-filter.ts';
import { createRandom } from '#tests/support/random.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { toExplorerIndex } from '../index/explorer-index.ts';
import { readQuery } from './explorer-query.ts';
import { select } from './explorer-select.ts';

const index = toExplorerIndex(
  exampleCatalogue({
    'a.json': { id: 'a', related_apps: ['vlc'], evaluator: { func: 'check_csv' } },
    'b.json': { id: 'b', related_apps: ['vlc', 'gimp'], evaluator: { func: 'check_list' } },
    'c.json': { id: 'c', related_apps: ['gimp'], evaluator: { func: ['check_csv', 'check_list'] } },
    'd.json': { id: 'd', related_apps: [], evaluator: { func: 'infeasible' } },
  }),
);
const valuesOf = new Map(index.facets.map(({ name, values }) => [name, new Set(values)]));

function find(search: string, fitsText: (row: number) => boolean = () => true) {
  const { query } = readQuery(search, valuesOf);
  const { rows, counts } = select(index, query, fitsText);
  const countsOf = (facet: 'app' | 'metric') => {
    const column = index.facets.find(({ name }) => name === facet);
    return Object.fromEntries(
      (column?.values ?? []).map((value, position) => [value, counts.get(facet)?.[position]]),
    );
  };
  return { rows, countsOf };
}

test.for([
  ['nothing', '', [0, 1, 2, 3]],
  ['a value', '?app=vlc', [0, 1]],
  ['two values of one facet', '?app=vlc&app=gimp', [0, 1, 2]],
  ['two facets', '?app=gimp&metric=check_list', [1, 2]],
  ['an excluded value', '?app=-vlc', [2, 3]],
  ['a value without another', '?app=gimp&app=-vlc', [2]],
  ['two values that a task must both have', '?app=vlc&app=gimp&all=app', [1]],
  ['values of which it must have all, and none of the others', '?app=vlc&all=app&app=-gimp', [0]],
  [
    'both values of one facet, one of another',
    '?metric=check_csv&metric=check_list&all=app',
    [0, 1, 2],
  ],
  ['what no task has', '?app=vlc&feasible=no', []],
  ['tasks that cannot be done', '?feasible=no', [3]],
] as const)('finds the tasks for %s', ([, search, rows]) => {
  expect(find(search).rows).toEqual(rows);
});

test('counts what choosing a value would find', () => {
  const { countsOf } = find('?app=vlc');
  // Of its own facet each value counts as if it were chosen beside the others.
  expect(countsOf('app')).toEqual({ gimp: 2, vlc: 2 });
  expect(countsOf('metric')).toEqual({ check_csv: 1, check_list: 1, infeasible: 0 });
});

test('every value of every facet finds as many tasks as it counts', () => {
  const { counts } = select(index, readQuery('', valuesOf).query, () => true);
  expect(counts.size).toBe(index.facets.length);
  for (const { name, values } of index.facets) {
    const found = values.map((value) => find(`?${name}=${value}`).rows.length);
    expect([...(counts.get(name) ?? [])], name).toEqual(found);
  }
});

test('where all values are wanted, counts the tasks that would be left', () => {
  const { countsOf } = find('?app=vlc&all=app');
  expect(countsOf('app')).toEqual({ gimp: 1, vlc: 2 });
  expect(find('?app=vlc&app=gimp&all=app').countsOf('app')).toEqual({ gimp: 1, vlc: 1 });
});

test('counts for an excluded value the tasks that come back with it', () => {
  expect(find('?app=-vlc').countsOf('app')).toEqual({ gimp: 1, vlc: 2 });
  expect(find('?app=-vlc&app=-gimp').countsOf('app')).toEqual({ gimp: 1, vlc: 1 });
  expect(find('?app=-vlc&metric=check_list').countsOf('app')).toEqual({ gimp: 1, vlc: 1 });
});

test('counts only what is asked for, and finds the same', () => {
  const { query } = readQuery('?app=vlc&metric=-check_csv', valuesOf);
  const { rows, counts } = select(
    index,
    query,
    () => true,
    (facet) => facet === 'metric',
  );
  expect([...counts.keys()]).toEqual(['metric']);
  expect(rows).toEqual(find('?app=vlc&metric=-check_csv').rows);
  expect(counts.get('metric')).toEqual(select(index, query, () => true).counts.get('metric'));
});

test('counts within the text that is looked for', () => {
  const { rows, countsOf } = find('?metric=check_list', (row) => row < 2);
  expect(rows).toEqual([1]);
  expect(countsOf('app')).toEqual({ gimp: 1, vlc: 1 });
});

test('agrees with a plain filter over random choices', () => {
  const names = ['red', 'green', 'blue', 'grey'];
  const random = createRandom(7);
  const draw = () => names.filter(() => random(3) === 0);
  const tasks = Array.from({ length: 60 }, (_, row) => ({
    id: `task ${row}`,
    values: { app: new Set(draw()), metric: new Set(draw()) },
  }));
  const many = toExplorerIndex(
    exampleCatalogue(
      Object.fromEntries(
        tasks.map(({ id, values: { app, metric } }, row) => [
          `${String(row).padStart(2, '0')}.json`,
          { id, related_apps: [...app], evaluator: { func: [...metric] } },
        ]),
      ),
    ),
  );
  for (let round = 0; round < 200; round++) {
    const [app, metric, without] = [draw(), draw(), draw()];
    const all = random(2) === 0 ? (['app'] as const) : [];
    const { rows, counts } = select(
      many,
      {
        included: new Map([
          ['app', new Set(app)],
          ['metric', new Set(metric)],
        ]),
        all: new Set(all),
        excluded: new Map([['app', new Set(without)]]),
      },
      () => true,
    );
    const chosen = [
      ...app.map((value) => ({ facet: 'app', value, isExcluded: false })),
      ...metric.map((value) => ({ facet: 'metric', value, isExcluded: false })),
      ...without.map((value) => ({ facet: 'app', value, isExcluded: true })),
    ];
    const query = { chosen, all };
    expect(rows.map((row) => tasks[row])).toEqual(filterPlainly(tasks, query));
    for (const [name, due] of countPlainly(tasks, query)) {
      const facet = many.facets.find((one) => one.name === name);
      const own = facet && counts.get(facet.name);
      const found = new Map(facet?.values.map((value, position) => [value, own?.[position]]));
      for (const [value, count] of due) expect(found.get(value)).toBe(count);
    }
  }
});
