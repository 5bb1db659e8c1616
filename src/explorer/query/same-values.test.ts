import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { toExplorerIndex } from '../index/explorer-index.ts';
import { splitColumns } from './same-values.ts';

const columns = ['app', 'id', 'metric', 'change', 'checks', 'steps', 'findings'] as const;
const step = { type: 'sleep', parameters: { seconds: 1 } };
const two = { func: ['check_csv', 'exact_match'], result: [{ type: 'a' }, { type: 'b' }] };

/** Splits the columns of all of these tasks, and says which differ and what is the same. */
function split(...tasks: readonly JsonObject[]): [string, string] {
  const files = Object.fromEntries(
    tasks.map((task, index) => [`${index}.json`, { id: `t${index}`, ...task }]),
  );
  const index = toExplorerIndex(exampleCatalogue(files));
  const { differing, same } = splitColumns(index, [...tasks.keys()], columns);
  return [differing.join(' '), same.map(({ text }) => text).join(', ')];
}

const vlc = { related_apps: ['vlc'], possibility_of_env_change: 'low' };
const csv = { evaluator: { func: 'check_csv', result: { type: 'a' } }, config: [step] };

test.for([
  [
    'what all tasks have, in words',
    [
      { ...vlc, ...csv },
      { ...vlc, ...csv },
    ],
    'id',
    'VLC, metric check_csv, environment change low, 1 check, 1 setup step',
  ],
  [
    'the columns in which one differs',
    [
      { ...vlc, ...csv },
      { ...csv, related_apps: ['vlc', 'gimp'], possibility_of_env_change: 'high', config: [] },
    ],
    'app id change steps',
    'metric check_csv, 1 check',
  ],
  [
    'several values, and how checks combine',
    [
      { ...vlc, ...csv, related_apps: ['vlc', 'gimp'], evaluator: two },
      { ...vlc, ...csv, related_apps: ['vlc', 'gimp'], evaluator: two },
    ],
    'id',
    'VLC and GIMP, metrics check_csv and exact_match, environment change low, 2 checks, all must pass, 1 setup step',
  ],
  [
    'checks that combine in two ways',
    [
      { ...vlc, ...csv, evaluator: two },
      { ...vlc, ...csv, evaluator: { ...two, conj: 'or' } },
    ],
    'id checks',
    'VLC, metrics check_csv and exact_match, environment change low, 1 setup step',
  ],
  [
    'tasks that cannot be done',
    [
      { ...vlc, ...csv, evaluator: { func: 'infeasible' } },
      { ...vlc, ...csv, evaluator: { func: 'infeasible' } },
    ],
    'id',
    'VLC, infeasible, environment change low, 1 check, 1 setup step',
  ],
  [
    'all but what is empty of one task',
    [{ ...vlc, ...csv }],
    'app id metric change checks steps',
    '',
  ],
] as const)('finds %s', ([, tasks, differing, same]) => {
  expect(split(...tasks)).toEqual([differing, same]);
});

test('without a task all columns stay', () => {
  const index = toExplorerIndex(exampleCatalogue({ 'a.json': vlc }));
  expect(splitColumns(index, [], columns)).toEqual({ differing: columns, same: [] });
});
