import { expect, test } from 'vitest';
import { readPackageCall } from './package-call.ts';

test.for([
  ['apt-get install jq', 'apt-get', 'install', [], ['jq']],
  ['sudo -S /usr/bin/apt -qq install jq -y vim', 'apt', 'install', ['-qq', '-y'], ['jq', 'vim']],
  ['timeout 60 pip3 uninstall a', 'pip3', 'uninstall', [], ['a']],
  ['npm i', 'npm', 'i', [], []],
] as const)('reads "%s"', ([line, manager, verb, options, names]) => {
  expect(readPackageCall(line.split(' '))).toEqual({ manager, verb, options, names });
});

test.for(['', 'ls', 'apt', 'apt --version', 'echo aptitudes install'])(
  'finds none in "%s"',
  (line) => {
    expect(readPackageCall(line.split(' '))).toBeUndefined();
  },
);
