import { expect, test } from 'vitest';
import { appKinds } from './app-kinds.ts';
import { foldAppName } from './apps.ts';

test.for(appKinds)('names the apps of a $label as they are folded', ({ names }) => {
  expect(names.map(foldAppName)).toEqual(names);
});

test('gives every program and every kind of file to one kind of app', () => {
  for (const part of ['programs', 'files'] as const) {
    const all = appKinds.flatMap((kind) => [...kind[part]]);
    expect(all).toEqual([...new Set(all)]);
  }
});

test.for([
  ['spreadsheet program', 'Add the cell_1 of the table.', true],
  ['spreadsheet program', 'Keep the excellent cellar stable.', false],
  ['mail client', 'Open the inbox.', true],
] as const)('finds words for a %s in "%s": %s', ([label, text, expected]) => {
  expect(appKinds.find((kind) => kind.label === label)?.mention.test(text)).toBe(expected);
});
