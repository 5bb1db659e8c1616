import { expect, test } from 'vitest';
import {
  cloudFile,
  commandOutput,
  downloadStep,
  executeStep,
  ruleSource,
  vmFile,
} from '#lint/examples/example-parts.ts';
import { exampleView } from '#lint/examples/example-view.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { findNothingAsked } from './nothing-asked.ts';

const find = (fields: JsonObject) =>
  [...findNothingAsked(exampleView(fields), { internet: undefined, privileges: undefined })].map(
    ({ kind, certainty, at }) => [kind, certainty, at.slice(1).join('.')],
  );

const shell = { shell: true };
const searched = (
  command: string,
  include: readonly string[],
  exclude: readonly string[] = [],
) => ({
  func: 'check_include_exclude',
  result: commandOutput(command, shell),
  expected: ruleSource({ include, exclude }),
});
const compared = (func: string, address: string, options?: object) => ({
  config: [downloadStep('/home/user/plan.docx', 'https://files.example.org/plan.docx')],
  evaluator: {
    func,
    result: vmFile('/home/user/plan.docx'),
    expected: cloudFile(address, 'reference.docx'),
    ...(options && { options }),
  },
});
const song = '/home/user/Music/song.mp3';

test.for<[string, JsonObject, [string, string, string]]>([
  [
    'requires nothing',
    { evaluator: searched('lpstat -p', []) },
    ['empty output passes', 'certain', 'expected.rules.exclude'],
  ],
  [
    'requires an empty text',
    { evaluator: searched('crontab -l', ['']) },
    ['empty output passes', 'certain', 'expected.rules.exclude'],
  ],
  [
    'only forbids',
    {
      instruction: 'Start the print server.',
      evaluator: searched('lpstat -r', [], ['not running']),
    },
    ['empty output passes', 'certain', 'expected.rules.exclude'],
  ],
  [
    'compares two texts of the task',
    {
      evaluator: {
        func: 'exact_match',
        result: ruleSource({ expected: 'a' }),
        expected: ruleSource({ expected: 'a' }),
      },
    },
    ['nothing is compared', 'certain', 'result.type'],
  ],
  [
    'compares a file with itself',
    {
      evaluator: {
        func: 'compare_docx_files',
        result: vmFile('/home/user/a.docx'),
        expected: vmFile('/home/user/a.docx', 'b.docx'),
      },
    },
    ['nothing is compared', 'certain', 'expected.path'],
  ],
  [
    'compares workbooks by no rules',
    {
      evaluator: {
        func: 'compare_table',
        result: vmFile('/home/user/a.xlsx'),
        expected: cloudFile('https://files.example.org/b.xlsx'),
        options: { rules: [] },
      },
    },
    ['nothing is compared', 'certain', 'options.rules'],
  ],
  [
    'compares with the input',
    compared('compare_docx_files', 'https://files.example.org/plan.docx'),
    ['unchanged input passes', 'certain', 'expected.path'],
  ],
  [
    'prints the required word always',
    {
      evaluator: searched('[ -f /home/user/a.zip ] && echo "exists" || echo "not exists"', [
        'exists',
      ]),
    },
    ['shown anyway', 'certain', 'result.command'],
  ],
  [
    'looks for a name in a list',
    {
      instruction: 'Record a song and export it as song.mp3.',
      evaluator: searched('ls /home/user/Music', ['song.mp3']),
    },
    ['any file passes', 'certain', 'result.command'],
  ],
  [
    'tests that a file is there',
    {
      instruction: 'Convert the slides to deck.pdf.',
      evaluator: searched('[ -s /home/user/deck.pdf ] && echo OK', ['OK']),
    },
    ['any file passes', 'certain', 'result.command'],
  ],
  [
    'asks Python for a file',
    {
      instruction: 'Draw a map and save it as map.png.',
      evaluator: searched(`python3 -c "import os; print(os.path.exists('/home/user/map.png'))"`, [
        'True',
      ]),
    },
    ['any file passes', 'certain', 'result.command'],
  ],
  [
    'looks for a program',
    { instruction: 'Install lynx.', evaluator: searched('command -v lynx', ['lynx']) },
    ['any file passes', 'likely', 'result.command'],
  ],
  [
    'looks for what is to be recovered',
    {
      instruction: 'Recover the song.',
      config: [downloadStep(song)],
      evaluator: searched(`test -f ${song} && echo BACK`, ['BACK']),
    },
    ['any file passes', 'certain', 'result.command'],
  ],
  [
    'looks for a file by a command alone',
    {
      instruction: 'Export the page as page.pdf.',
      grading: [['test -f ~/page.pdf && echo True', 100]],
      evaluator: undefined,
    },
    ['any file passes', 'certain', '0.0'],
  ],
  [
    'looks for a digit in a text',
    { instruction: 'Count the birds.', evaluator: searched('cat /home/user/birds.txt', ['4']) },
    ['short text passes', 'certain', 'expected.rules.include'],
  ],
  [
    'looks for a digit in a file',
    {
      evaluator: {
        func: 'file_contains',
        result: vmFile('/home/user/birds.txt'),
        expected: ruleSource({ expected: ['4'] }),
      },
    },
    ['short text passes', 'certain', 'expected.rules.expected'],
  ],
  [
    'looks for a digit beside times',
    { evaluator: searched('ls -l /home/user/Music', ['3']) },
    ['short text passes', 'likely', 'expected.rules.include'],
  ],
])('finds a check that %s', ([, fields, expected]) => {
  expect(find(fields)).toEqual([expected]);
});

test.for<[string, JsonObject]>([
  ['requires a text', { evaluator: searched('lpstat -p', ['Office is idle']) }],
  [
    'only forbids what is to be gone',
    { instruction: 'Delete the print queue.', evaluator: searched('lpstat -p', [], ['Office']) },
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
    compared('compare_docx_files', 'https://files.example.org/plan_done.docx'),
  ],
  [
    'prints one of two words',
    { evaluator: searched('[ -f /home/user/a.zip ] && echo present || echo absent', ['present']) },
  ],
  [
    'looks for the name of a folder',
    {
      instruction: 'Create the folder Music/live.',
      evaluator: searched('ls /home/user/Music', ['live']),
    },
  ],
  [
    'looks for a file that is to be renamed',
    {
      instruction: 'Rename the song to tune.mp3.',
      config: [downloadStep(song)],
      evaluator: searched('ls /home/user/Music', ['tune.mp3'], ['song.mp3']),
    },
  ],
  [
    'looks for a file that is to be moved',
    {
      instruction: 'Move the song to Music/old.',
      config: [downloadStep(song)],
      evaluator: searched('ls /home/user/Music/old', ['song.mp3']),
    },
  ],
  [
    'looks for an empty file',
    {
      instruction: 'Create an empty file called todo.txt and save it.',
      evaluator: searched('ls /home/user', ['todo.txt']),
    },
  ],
  [
    'reads the file too',
    {
      instruction: 'Export the song as song.mp3.',
      evaluator: searched('ls /home/user/Music && file /home/user/Music/song.mp3', ['song.mp3']),
    },
  ],
  [
    'looks for a program that need not be installed',
    { instruction: 'Start lynx.', evaluator: searched('command -v lynx', ['lynx']) },
  ],
  [
    'looks for a number of some digits',
    { evaluator: searched('cat /home/user/birds.txt', ['4171']) },
  ],
  [
    'compares the whole text',
    {
      evaluator: {
        ...searched('cat /home/user/birds.txt', []),
        func: 'exact_match',
        expected: ruleSource({ expected: '4\n' }),
      },
    },
  ],
  [
    'looks for a digit that a condition prints',
    { evaluator: searched('grep -c robin /home/user/birds.txt', ['4']) },
  ],
  [
    'finds that a file is gone',
    {
      instruction: 'Delete song.mp3 and save the list.',
      config: [executeStep('touch /home/user/Music/song.mp3', shell)],
      evaluator: searched('[ ! -f /home/user/Music/song.mp3 ] && echo GONE', ['GONE']),
    },
  ],
])('finds nothing where a check %s', ([, fields]) => {
  expect(find(fields)).toEqual([]);
});
