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

test.for<[string, JsonObject, [string, string, string]]>([
  [
    'requires nothing',
    { evaluator: searchOutput('lpstat -p', []) },
    ['empty output passes', 'certain', 'expected.rules.exclude'],
  ],
  [
    'requires an empty text',
    { evaluator: searchOutput('crontab -l', ['']) },
    ['empty output passes', 'certain', 'expected.rules.exclude'],
  ],
  [
    'only forbids',
    {
      instruction: 'Start the print server.',
      evaluator: searchOutput('lpstat -r', [], ['not running']),
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
    compareInput('compare_docx_files', 'https://files.example.org/plan.docx'),
    ['unchanged input passes', 'certain', 'expected.path'],
  ],
  [
    'prints the required word always',
    {
      evaluator: searchOutput('[ -f /home/user/a.zip ] && echo "exists" || echo "not exists"', [
        'exists',
      ]),
    },
    ['shown anyway', 'certain', 'result.command'],
  ],
  [
    'looks for a name in a list',
    {
      instruction: 'Record a song and export it as song.mp3.',
      evaluator: searchOutput('ls /home/user/Music', ['song.mp3']),
    },
    ['any file passes', 'certain', 'result.command'],
  ],
  [
    'tests that a file is there',
    {
      instruction: 'Convert the slides to deck.pdf.',
      evaluator: searchOutput('[ -s /home/user/deck.pdf ] && echo OK', ['OK']),
    },
    ['any file passes', 'certain', 'result.command'],
  ],
  [
    'asks Python for a file',
    {
      instruction: 'Draw a map and save it as map.png.',
      evaluator: searchOutput(
        `python3 -c "import os; print(os.path.exists('/home/user/map.png'))"`,
        ['True'],
      ),
    },
    ['any file passes', 'certain', 'result.command'],
  ],
  [
    'looks for a program',
    { instruction: 'Install lynx.', evaluator: searchOutput('command -v lynx', ['lynx']) },
    ['any file passes', 'likely', 'result.command'],
  ],
  [
    'looks for what is to be recovered',
    {
      instruction: 'Recover the song.',
      config: [downloadStep(song)],
      evaluator: searchOutput(`test -f ${song} && echo BACK`, ['BACK']),
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
    { instruction: 'Count the birds.', evaluator: searchOutput('cat /home/user/birds.txt', ['4']) },
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
    { evaluator: searchOutput('ls -l /home/user/Music', ['3']) },
    ['short text passes', 'likely', 'expected.rules.include'],
  ],
])('finds a check that %s', ([, fields, expected]) => {
  expect(listFacts(findNothingAsked, fields)).toEqual([expected]);
});

const year = '~/Documents/year_2031';

test.for([
  [
    'the new name',
    `test -d ${year} && echo YES`,
    [['any file passes', 'likely', 'result.command']],
  ],
  [
    'whether the old one is gone',
    `test -d ${year} && ! test -d ~/Documents/year_old && echo YES`,
    [],
  ],
] as const)('knows that a check of a new name asks %s', ([, command, found]) => {
  const config = [executeStep('mkdir -p ~/Documents/year_old', { shell: true })];
  const instruction = 'Rename the folder year_old in my Documents to year_2031.';
  const evaluator = searchOutput(command, ['YES']);
  expect(listFacts(findNothingAsked, { instruction, config, evaluator })).toEqual(found);
});

test.for([
  ['a report', 'merge_report.txt', [['any file passes', 'certain', 'result.command']]],
  ['a file that is the work', 'prices.txt', []],
] as const)('leaves out of a check of names what is asked of %s', ([, name, found]) => {
  const instruction = `Convert all songs to all.flac and name them in ${name}.`;
  const command = `test -f ~/all.flac && [ "$(cat ~/${name})" = "a, b" ] && echo RIGHT`;
  const evaluator = searchOutput(command, ['RIGHT']);
  expect(listFacts(findNothingAsked, { instruction, evaluator })).toEqual(found);
});
