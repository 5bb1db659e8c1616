import { expect, test } from 'vitest';
import { exampleCode, withCode } from '#catalogue/digests/example-code.ts';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { buildHistory } from '../timeline/build-history.ts';
import { release, task } from '../timeline/example-history.ts';
import { listStates } from '../timeline/list-states.ts';
import { type CodeSpan, followFunctions, toSpanData } from './function-history.ts';

const file = { type: 'vm_file', path: '/a', dest: 'a' };
const csv = task('csv', { evaluator: { func: 'compare_csv', result: file } });
const waits = task('waits', {
  config: [{ type: 'sleep', parameters: { seconds: 1 } }],
  evaluator: { func: 'exact_match', result: { ...file, type: 'get_vm_file' } },
});
/** It uses `compare_csv` from the third state on. */
const later = task('later', { evaluator: { func: 'exact_match' } });
const laterCsv = task('later', { evaluator: { func: ['exact_match', 'compare_csv'] } });

const code = (texts: Record<string, string>) => exampleCode(texts);
const first = { 'metric compare_csv': 'csv 1', 'getter vm_file': 'file 1', 'action sleep': '1' };

/** Five states, the third of which was read without its code, the last is the current one. */
const codes: (EnvironmentCode | undefined)[] = [
  code(first),
  code({ ...first, 'action sleep': '2' }),
  undefined,
  code({ ...first, 'action sleep': '2', 'metric compare_csv': 'csv 2' }),
  code({
    ...first,
    'action sleep': '2',
    'getter vm_file': 'file 2',
    'metric compare_csv': 'csv 2',
  }),
];
const lists = [
  [csv, waits, later],
  [csv, waits, later],
  [csv, waits, laterCsv],
  [csv, laterCsv],
  [csv, laterCsv, task('new', waits.fields)],
];

const vocabulary = withCode(undefined);
const follow = (of: typeof codes) => {
  const releases = lists
    .slice(0, -1)
    .map((tasks, index) => ({ ...release(`1.${index}.0`, tasks), code: of[index] }));
  const current = { tasks: lists.at(-1) ?? [], version: undefined, date: undefined };
  const states = listStates(releases, current).map((state) => ({
    ...state,
    code: of[state.index],
  }));
  return followFunctions(
    buildHistory(states, { quotesExpected: true, publish: (one) => one }),
    vocabulary,
  );
};

const describe = ({ code: digest, states, reached }: CodeSpan) => [
  digest.length === 64 ? 'code' : digest,
  states.map(({ version = 'now' }) => version).join(' '),
  reached?.map(({ path }) => path).join(' '),
];

test.for<['action' | 'getter' | 'metric', string, unknown[]]>([
  [
    'metric',
    'compare_csv',
    [
      ['code', '1.3.0 now', 'csv'],
      ['unseen', '1.2.0', undefined],
      ['code', '1.0.0 1.1.0', undefined],
    ],
  ],
  [
    'action',
    'sleep',
    [
      ['code', '1.3.0 now', undefined],
      ['unseen', '1.2.0', undefined],
      ['code', '1.1.0', 'waits'],
      ['code', '1.0.0', undefined],
    ],
  ],
  [
    'getter',
    'get_vm_file',
    [
      ['code', 'now', 'csv'],
      ['code', '1.3.0', undefined],
      ['unseen', '1.2.0', undefined],
      ['code', '1.0.0 1.1.0', undefined],
    ],
  ],
  ['metric', 'exact_match', []],
])('follows the %s %s', ([kind, name, expected]) => {
  expect(follow(codes)({ kind, name }).map(describe)).toEqual(expected);
});

test('says where a function was added, and where it was removed', () => {
  const without = code({});
  const spans = follow([without, code(first), code(first), without, without]);
  expect(spans({ kind: 'metric', name: 'compare_csv' }).map(describe)).toEqual([
    ['absent', '1.3.0 now', 'csv later'],
    ['code', '1.1.0 1.2.0', 'csv'],
    ['absent', '1.0.0', undefined],
  ]);
});

test('is empty where no code was seen', () => {
  const spans = follow([undefined, undefined, undefined, undefined, undefined]);
  expect(spans({ kind: 'metric', name: 'compare_csv' })).toEqual([]);
});

test('has all that a page shows as data, and no more', () => {
  const [newest] = follow(codes)({ kind: 'metric', name: 'compare_csv' });
  expect(toSpanData(newest ? [newest] : [])).toEqual([
    [
      newest?.code,
      [
        ['1.3.0', '1.3.0'],
        [undefined, 'unreleased'],
      ],
      1,
    ],
  ]);
});
