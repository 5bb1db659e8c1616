import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';

const envChanges = ['low', 'high', 'low', undefined] as const;

test.for([
  ['change', [true, false, true, false]],
  ['feasible', [true, true, true, true]],
  ['suite', [true, true, true, true]],
])(
  'says which tasks have the value of "%s" that at least half of the tasks have',
  ([name, expected]) => {
    const catalogue = exampleCatalogue(
      Object.fromEntries(
        envChanges.map((change, index) => [
          `${index}.json`,
          { id: `${index}`, possibility_of_env_change: change },
        ]),
      ),
    );
    expect(catalogue.entries.map((entry) => catalogue.isUsual(entry, String(name)))).toEqual(
      expected,
    );
  },
);

test('no value is usual where each has less than half of the tasks', () => {
  const catalogue = exampleCatalogue({
    'a.json': { id: 'a', level: 'low' },
    'b.json': { id: 'b', level: 'low' },
    'c.json': { id: 'c', level: 'high' },
    'd.json': { id: 'd', level: 'high' },
    'e.json': { id: 'e' },
  });
  expect(catalogue.entries.map((entry) => catalogue.isUsual(entry, 'level'))).toEqual(
    Array(5).fill(false),
  );
});
