import { expect, test } from 'vitest';
import { toPlainText } from '../../../text/rich-text.ts';
import type { DriveOperation } from './step-description.ts';
import { describeDrive, describeHistory, describeLogin } from './account-actions.ts';

function describeOperations(operation: string[], args: unknown) {
  const told = describeDrive({ operation, args });
  const operations = told?.detail?.kind === 'operations' ? told.detail.operations : [];
  const tell = ({ sentence, address, rest }: DriveOperation) => [
    toPlainText(sentence),
    address,
    rest,
  ];
  return { told: operations.map(tell), read: told?.read };
}

test.for<[string, object, [string, string | undefined, object]]>([
  [
    'delete',
    { query: 'a', trash: false },
    ['Delete every file that fits a for good', undefined, {}],
  ],
  ['delete', { trash: true }, ['Move all files to the bin', undefined, {}]],
  ['delete', { query: 5 }, ['Run delete', undefined, { query: 5 }]],
  ['mkdirs', { path: ['a', 'b'] }, ['Create the folder a/b', undefined, {}]],
  ['mkdirs', { path: 'a', why: 'b' }, ['Create the folder a', undefined, { why: 'b' }]],
  [
    'upload',
    { url: 'https://example.org/a', path: ['b'] },
    ['Put there the file b', 'https://example.org/a', {}],
  ],
  ['share', { with: 'a' }, ['Run share', undefined, { with: 'a' }]],
])('tells the operation %s with %j', ([name, given, expected]) => {
  expect(describeOperations([name], [given])).toEqual({
    told: [expected],
    read: ['operation', 'args'],
  });
});

test('shows arguments that cannot be told apart as they are', () => {
  const given = describeOperations(['delete', 'mkdirs'], [{ path: ['a'] }]);
  expect(given.read).toEqual(['operation']);
  expect(given.told.map(([sentence]) => sentence)).toEqual([
    'Delete all files for good',
    'Run mkdirs',
  ]);
});

test('names the settings of the account', () => {
  const told = describeLogin({ platform: 'a', settings_file: 'b.json' });
  expect(told && toPlainText(told.sentence)).toBe('Log in to a with the account in b.json');
  expect(told?.read).toEqual(['platform', 'settings_file']);
});

test('tells the pages of a history with their times', () => {
  const page = { url: 'https://example.org', title: 'a', visit_time_from_now_in_seconds: 300 };
  const told = describeHistory({ history: [page] });
  const visits = [{ address: 'https://example.org', title: 'a', before: '5 min' }];
  expect(told?.detail).toEqual({ kind: 'visits', visits });
  expect(told?.read).toEqual(['history']);
});

test('shows a history of another shape as it is', () => {
  expect(describeHistory({ history: [{ url: 'https://example.org' }] })?.read).toEqual([]);
  expect(describeHistory({ history: 'a' })).toBeUndefined();
});
