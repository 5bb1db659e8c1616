import { expect, test } from 'vitest';
import { renameToNearest } from './safe-fixes.ts';

test.for([
  ['shel', ['shell', 'command'], 'shell'],
  ['fixedIp', ['proxy', 'fixed_ip'], 'fixed_ip'],
] as const)('renames "%s" where %j are free', ([name, free, expected]) => {
  expect(renameToNearest(name, free)).toEqual({ kind: 'rename', name: expected });
});

test.for([
  ['two names are as near', 'sheets', ['sheet', 'sheetz']],
  ['a digit differs', 'partner2', ['partner1']],
  ['a digit is missing', 'sheet', ['sheet1']],
  ['two letters differ', 'is_toml', ['is_yaml']],
  ['no name is free', 'shel', []],
] as const)('leaves a name where %s', ([, name, free]) => {
  expect(renameToNearest(name, free)).toBeUndefined();
});
