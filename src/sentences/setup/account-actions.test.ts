import { expect, test } from 'vitest';
import { toPlainText } from '#text/rich-text.ts';
import type { DriveOperation } from './step-details.ts';
import { describeDrive, describeHistory, describeLogin } from './account-actions.ts';

const account = 'settings_file';
const names = { operations: 'operation', arguments: 'args' };
const drive = { kind: 'prepare drive', service: 'a', ...names, account } as const;
const login = { kind: 'log in', service: 'platform', account } as const;
const history = { kind: 'replace history', visits: 'history' } as const;

function describeOperations(operation: string[], args: unknown) {
  const described = describeDrive(drive, { operation, args });
  const operations = described?.detail?.kind === 'operations' ? described.detail.operations : [];
  const toLine = ({ sentence, address, rest }: DriveOperation) => [
    toPlainText(sentence),
    address,
    rest,
  ];
  return { operations: operations.map(toLine), read: described?.read };
}

test.for<[string, object, [string, string | undefined, object]]>([
  [
    'delete',
    { query: 'a', trash: false },
    ['Permanently delete every file that matches a', undefined, {}],
  ],
  ['delete', { trash: true }, ['Move all files to the bin', undefined, {}]],
  ['delete', { query: 5 }, ['Run delete', undefined, { query: 5 }]],
  ['mkdirs', { path: ['a', 'b'] }, ['Create the folder a/b', undefined, {}]],
  ['mkdirs', { path: 'a', why: 'b' }, ['Create the folder a', undefined, { why: 'b' }]],
  [
    'upload',
    { url: 'https://example.org/a', path: ['b'] },
    ['Upload the file b', 'https://example.org/a', {}],
  ],
  ['share', { with: 'a' }, ['Run share', undefined, { with: 'a' }]],
])('describes the operation %s with %j', ([name, given, expected]) => {
  expect(describeOperations([name], [given])).toEqual({
    operations: [expected],
    read: ['operation', 'args'],
  });
});

test('shows arguments as they are when they cannot be assigned', () => {
  const given = describeOperations(['delete', 'mkdirs'], [{ path: ['a'] }]);
  expect(given.read).toEqual(['operation']);
  expect(given.operations.map(([sentence]) => sentence)).toEqual([
    'Permanently delete all files',
    'Run mkdirs',
  ]);
});

test('names the settings of the account', () => {
  const described = describeLogin(login, { platform: 'a', settings_file: 'b.json' });
  expect(described && toPlainText(described.sentence)).toBe(
    'Log in to a with the account in b.json',
  );
  expect(described?.read).toEqual(['platform', 'settings_file']);
});

test('describes the pages of a history with their times', () => {
  const page = { url: 'https://example.org', title: 'a', visit_time_from_now_in_seconds: 300 };
  const described = describeHistory(history, { history: [page] });
  const visits = [{ address: 'https://example.org', title: 'a', before: '5 min' }];
  expect(described?.detail).toEqual({ kind: 'visits', visits });
  expect(described?.read).toEqual(['history']);
});

test('shows a history of another shape as it is', () => {
  const page = { url: 'https://example.org', title: 'a', visit_time_from_now_in_seconds: Infinity };
  for (const one of [page, { url: page.url }]) {
    expect(describeHistory(history, { history: [one] })?.read).toEqual([]);
  }
  expect(describeHistory(history, { history: 'a' })).toBeUndefined();
});
