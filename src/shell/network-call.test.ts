import { expect, test } from 'vitest';
import { findInstallCall, findNetworkCall } from './network-call.ts';

test.for([
  ['a repository', 'git clone https://git.example.org/a.git', 'git clone'],
  ['packages', 'cd /tmp && sudo apt-get -y install jq', 'apt-get install'],
  ['a package in a script', ['bash', '-c', 'pip install tabulate'], 'pip install'],
  ['a file of the machine', 'pip install ./tabulate.whl', undefined],
  ['packages without the network', 'pip install --no-index tabulate', undefined],
  ['a list of packages', 'pip list', undefined],
] as const)('reads an installation: %s', ([, command, expected]) => {
  expect(findInstallCall(command)).toBe(expected);
  expect(findNetworkCall(command)).toBe(expected);
});

test.for([
  ['a download', 'wget -q https://files.example.org/a.csv', 'wget'],
  ['a download by a program with its folder', '/usr/bin/curl https://example.org', 'curl'],
  ['a server of the machine', 'curl http://localhost:8080/state', undefined],
  ['an address that only stays in the machine', 'echo https://example.org > a.txt', undefined],
] as const)('reads a fetch: %s', ([, command, expected]) => {
  expect(findNetworkCall(command)).toBe(expected);
  expect(findInstallCall(command)).toBeUndefined();
});
