import { expect, test } from 'vitest';
import {
  cloudFile,
  downloadStep,
  executeStep,
  ruleSource,
  vmFile,
} from '#lint/examples/example-parts.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { compareInput, listFacts, searchOutput } from './example-checks.ts';
import { findNothingAsked } from './nothing-asked.ts';

const song = '/home/user/Music/song.mp3';

test.for<[string, JsonObject]>([
  ['requires a text', { evaluator: searchOutput('lpstat -p', ['Office is idle']) }],
  [
    'only forbids what is to be gone',
    {
      instruction: 'Delete the print queue.',
      evaluator: searchOutput('lpstat -p', [], ['Office']),
    },
  ],
  [
    'compares two files',
    {
      evaluator: {
        func: 'compare_docx_files',
        result: vmFile('/home/user/a.docx'),
        expected: vmFile('/home/user/b.docx'),
      },
    },
  ],
  [
    'compares one sheet with itself and another not',
    {
      evaluator: {
        func: 'compare_table',
        result: vmFile('/home/user/a.xlsx'),
        expected: cloudFile('https://files.example.org/b.xlsx'),
        options: {
          rules: [
            { type: 'style', sheet_idx0: 'RI0', sheet_idx1: 'RI0' },
            { type: 'sheet_data', sheet_idx0: 'RI0', sheet_idx1: 'EI0' },
          ],
        },
      },
    },
  ],
  [
    'compares with another file',
    compareInput('compare_docx_files', 'https://files.example.org/plan_done.docx'),
  ],
  [
    'prints one of two words',
    {
      evaluator: searchOutput('[ -f /home/user/a.zip ] && echo present || echo absent', [
        'present',
      ]),
    },
  ],
  [
    'looks for the name of a folder',
    {
      instruction: 'Create the folder Music/live.',
      evaluator: searchOutput('ls /home/user/Music', ['live']),
    },
  ],
  [
    'looks for a file that is to be renamed',
    {
      instruction: 'Rename the song to tune.mp3.',
      config: [downloadStep(song)],
      evaluator: searchOutput('ls /home/user/Music', ['tune.mp3'], ['song.mp3']),
    },
  ],
  [
    'looks for a file that is to be moved',
    {
      instruction: 'Move the song to Music/old.',
      config: [downloadStep(song)],
      evaluator: searchOutput('ls /home/user/Music/old', ['song.mp3']),
    },
  ],
  [
    'looks for an empty file',
    {
      instruction: 'Create an empty file called todo.txt and save it.',
      evaluator: searchOutput('ls /home/user', ['todo.txt']),
    },
  ],
  [
    'reads the file too',
    {
      instruction: 'Export the song as song.mp3.',
      evaluator: searchOutput('ls /home/user/Music && file /home/user/Music/song.mp3', [
        'song.mp3',
      ]),
    },
  ],
  [
    'looks for a program that need not be installed',
    { instruction: 'Start lynx.', evaluator: searchOutput('command -v lynx', ['lynx']) },
  ],
  [
    'looks for a number of some digits',
    { evaluator: searchOutput('cat /home/user/birds.txt', ['4171']) },
  ],
  [
    'compares the whole text',
    {
      evaluator: {
        ...searchOutput('cat /home/user/birds.txt', []),
        func: 'exact_match',
        expected: ruleSource({ expected: '4\n' }),
      },
    },
  ],
  [
    'looks for a digit that a condition prints',
    { evaluator: searchOutput('grep -c robin /home/user/birds.txt', ['4']) },
  ],
  [
    'finds that a file is gone',
    {
      instruction: 'Delete song.mp3 and save the list.',
      config: [executeStep('touch /home/user/Music/song.mp3', { shell: true })],
      evaluator: searchOutput('[ ! -f /home/user/Music/song.mp3 ] && echo GONE', ['GONE']),
    },
  ],
])('finds nothing where a check %s', ([, fields]) => {
  expect(listFacts(findNothingAsked, fields)).toEqual([]);
});
