import { expect, test } from 'vitest';
import { readCommands, readEffects } from './command-effects.ts';

const inShell = (command: unknown) => readCommands({ command, shell: true });

test.for([
  ['a list', ['ls', '-l'], [['ls', '-l']]],
  ['a list behind another program', ['sudo', '-S', 'ls'], [['ls']]],
  ['a script that a shell is handed', ['bash', '-c', 'cd a && ls'], [['cd', 'a'], ['ls']]],
  ['a script in a shell', 'cd a; ls', [['cd', 'a'], ['ls']]],
  ['variables beside commands', 'export A=1; B=2 ls', [['ls']]],
] as const)('reads %s', ([, command, commands]) => {
  expect(inShell(command)).toEqual(commands);
});

test.for([
  ['a command that depends on another', 'ls || pwd'],
  ['a command that may run more than once', 'while true; do ls; done'],
  ['output that is redirected', 'ls > a'],
  ['words that the shell fills in', 'ls $HOME'],
  ['a script with arguments', ['sh', '-c', 'ls', 'a']],
  ['a quote that is not closed', 'echo "a'],
  ['a value that is not a command', { ls: true }],
] as const)('reads nothing of %s', ([, command]) => {
  expect(inShell(command)).toBeUndefined();
});

test.for([
  [undefined, undefined],
  [false, undefined],
  ['', undefined],
  [true, [['cd', 'a'], ['ls']]],
  ['true', [['cd', 'a'], ['ls']]],
  // To Python any string but the empty one is true.
  ['false', [['cd', 'a'], ['ls']]],
] as const)('reads several commands of one string only in a shell: %j', ([shell, commands]) => {
  expect(readCommands({ command: 'cd a; ls', shell })).toEqual(commands);
});

test.for([
  ['mkdir -p a b', [{ kind: 'create folder', things: ['a', 'b'] }]],
  ['touch a', [{ kind: 'create file', things: ['a'] }]],
  ['rm -rf a', [{ kind: 'delete', things: ['a'] }]],
  ['pkill -f vlc', [{ kind: 'end', things: ['vlc'] }]],
  ['sleep 2', [{ kind: 'wait', things: ['2'] }]],
  ['unzip a.zip -d b', [{ kind: 'unpack', things: ['a.zip'], into: 'b' }]],
  ['unzip -qo -d b a.zip', [{ kind: 'unpack', things: ['a.zip'], into: 'b' }]],
  ['tar -xzf a.tgz -C b', [{ kind: 'unpack', things: ['a.tgz'], into: 'b' }]],
  ['pip install a b', [{ kind: 'install', things: ['a', 'b'] }]],
  ['code --install-extension a', [{ kind: 'install', things: ['a'] }]],
  [
    'echo {CLIENT_PASSWORD} | sudo -S apt-get update && sudo apt-get install -y a',
    [{ kind: 'install', things: ['a'] }],
  ],
  [
    '/bin/mkdir a && cd a && touch b',
    [
      { kind: 'create folder', things: ['a'] },
      { kind: 'create file', things: ['b'], folder: 'a' },
    ],
  ],
] as const)('reads what "%s" does', ([command, effects]) => {
  expect(readEffects({ command, shell: true })).toEqual(effects);
});

test.for([
  'ls',
  'cd a',
  'mkdir a; ls',
  'mkdir --mode 700 a',
  'mkdir C:\\Users\\User\\a',
  'pkill a b',
  'tar -czf a.tgz b',
  '',
  'unzip -l a.zip',
  'unzip -P b a.zip',
  'pip install -r a.txt',
  'pip install --index-url https://example.org a',
  'apt-get install -y -t stable a',
])('does not say what "%s" does', (command) => {
  expect(readEffects({ command, shell: true })).toBeUndefined();
});
