import { expect, test } from 'vitest';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { toPlainText } from '#text/rich-text.ts';
import { describeStepNotes } from './step-notes.ts';

const notesOf = (type: string, command: unknown) =>
  describeStepNotes(builtInVocabulary.find('action', type)?.contract.effect, { command }).map(
    toPlainText,
  );

test.for<[string, unknown, string[]]>([
  [
    'launch',
    ['chromium', '--remote-debugging-port=1337'],
    ['Programs on the machine can read and control this browser through port 1337.'],
  ],
  [
    'launch',
    ['socat', 'tcp-listen:9222,fork', 'tcp:localhost:1337'],
    [
      'The service at port 1337, which is open only on the machine, can then be reached from outside at port 9222.',
    ],
  ],
  [
    'execute',
    'echo {CLIENT_PASSWORD} | sudo -S ls',
    ["{CLIENT_PASSWORD} is replaced with the password of the machine's user."],
  ],
  ['execute', ['sed', 's/x/--remote-debugging-port=1337/'], []],
  ['launch', ['socat', 'tcp-listen:9222,fork', 'tcp:example.org:80'], []],
  ['launch', ['vlc'], []],
  ['launch', 5, []],
])('explains %s with %j', ([type, command, expected]) => {
  expect(notesOf(type, command)).toEqual(expected);
});
