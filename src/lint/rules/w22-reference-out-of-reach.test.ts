import { expect, test } from 'vitest';
import {
  cloudFile,
  commandOutput,
  downloadStep,
  executeStep,
  launchStep,
  openStep,
  vmFile,
} from '../examples/example-parts.ts';
import { listLines } from '../examples/find-problems.ts';
import { referenceOutOfReach as rule } from './w22-reference-out-of-reach.ts';

const linesIn = (fields: object) =>
  listLines(rule, {
    evaluator: {
      func: 'compare_docx_files',
      expected: cloudFile('https://files.example.org/b.docx'),
    },
    ...fields,
  });

const place = (path: string, url = 'https://files.example.org/a') => downloadStep(path, url);
const onMachine = (path: unknown) => vmFile(path, 'a');
const inCloud = cloudFile('https://files.example.org/b');
const judge = (fields: object) => ({ func: 'compare_docx_files', ...fields });

test.for([
  [
    'a file named like a reference, where nothing is compared with a file',
    {
      config: [place('/home/user/songs_gt.zip'), place('/home/user/talk_gold.docx')],
      evaluator: judge({ result: commandOutput('ls ~') }),
    },
  ],
  ['an archive that the evaluator does not name', { config: [place('/home/user/x_gold.zip')] }],
  ['an ordinary file', { config: [place('/home/user/golden-gate.docx')], instruction: 'Golden.' }],
  ['an adjective', { config: [place('/home/user/golden_gate.jpg')], instruction: 'Bridge.' }],
  ['data to train with', { config: [place('/a/train.csv'), place('/a/eval.csv')] }],
  ['a word that only contains one', { config: [place('/home/user/marigold.docx')] }],
  ['a short word at the start', { config: [place('/home/user/gt-race.docx')] }],
  [
    'a reference that comes afterwards',
    { evaluator: judge({ postconfig: [place('/home/user/a_gold.docx')] }) },
  ],
  [
    'the file that is worked on',
    {
      config: [place('/home/user/solution.docx')],
      evaluator: judge({ result: onMachine('~/solution.docx') }),
    },
  ],
  [
    'a file that setup opens',
    {
      config: [place('/home/user/course-evaluation.docx'), openStep('~/course-evaluation.docx')],
    },
  ],
  [
    'a file that setup starts a program with',
    {
      config: [place('/home/user/evaluation.mp4'), launchStep('vlc', '/home/user/evaluation.mp4')],
    },
  ],
  [
    'a file that the instruction names with a blank',
    { config: [place('/home/user/answer_key.pdf')], instruction: 'Grade it by the answer key.' },
  ],
  [
    'a program to repair, which setup opens',
    {
      config: [place('/home/user/game.py'), launchStep('code', '/home/user/game.py')],
      evaluator: judge({ result: commandOutput('python3 ~/game.py') }),
    },
  ],
  [
    'a script of the task itself',
    {
      instruction: 'Repair sort.py.',
      config: [place('/home/user/sort.py')],
      evaluator: judge({ result: commandOutput('python3 sort.py') }),
    },
  ],
  [
    'a reference that is placed before it is read',
    {
      config: [place('/home/user/b')],
      evaluator: judge({
        postconfig: [place('/home/user/b')],
        result: onMachine('/home/user/a'),
        expected: onMachine('~/b'),
      }),
    },
  ],
  [
    'a reference that a command makes',
    {
      config: [place('/b')],
      evaluator: judge({
        postconfig: [executeStep('unzip b.zip')],
        result: onMachine('/a'),
        expected: onMachine('/b'),
      }),
    },
  ],
  [
    'sides that are exchanged',
    {
      config: [place('/b')],
      evaluator: judge({ result: inCloud, expected: onMachine('/b') }),
    },
  ],
  [
    'two files that the agent makes',
    { evaluator: judge({ result: onMachine('/a'), expected: onMachine('/b') }) },
  ],
  ['a path of another type', { evaluator: judge({ expected: onMachine(5) }) }],
] as const)('accepts %s', ([, fields]) => {
  expect(linesIn(fields)).toEqual([]);
});

test.for([
  [
    'a file named like a reference',
    { config: [place('/home/user/report-gold2.docx')] },
    'config/0/parameters/files/0/path warning: "report-gold2.docx" is named like the solution and is on the machine before the agent acts; remove or rename it',
  ],
  [
    'a reference named after the input',
    { config: [place('/home/user/report.docx'), place('/home/user/golden_report.docx')] },
    'config/1/parameters/files/0/path warning: "golden_report.docx" is named like the solution and is on the machine before the agent acts; remove or rename it',
  ],
  [
    'a short word at the end',
    {
      config: [place('/home/user/4_orders_gt1.xlsx')],
      evaluator: judge({ result: onMachine('/home/user/4-orders.xlsx') }),
    },
    'config/0/parameters/files/0/path warning: "4_orders_gt1.xlsx" is named like the solution and is on the machine before the agent acts; remove or rename it',
  ],
  [
    'an address named like a reference',
    { config: [place('/home/user/a.docx', 'https://files.example.org/answer_key.docx')] },
    'config/0/parameters/files/0/path warning: "a.docx" is named like the solution and is on the machine before the agent acts; remove or rename it',
  ],
  [
    'a reference that a command compares with',
    {
      config: [place('/home/user/list_expected.txt')],
      evaluator: judge({ result: commandOutput('cmp /home/user/a.txt ~/list_expected.txt') }),
    },
    'config/0/parameters/files/0/path warning: "list_expected.txt" is named like the solution and is on the machine before the agent acts; remove or rename it',
  ],
  [
    'several graders, once',
    {
      config: [place('/tmp/a.py'), place('/tmp/b.py')],
      evaluator: judge({ result: commandOutput('python3 /tmp/a.py; python3 /tmp/b.py') }),
    },
    'config/0/parameters/files/0/path warning: "a.py" judges the result, but is on the machine before the agent acts; put it there in "postconfig"',
  ],
  [
    'the original that the result is compared with, which the agent is given',
    {
      instruction: 'Shrink pond.jpg, and save it as pond_small.jpg.',
      config: [place('/home/user/pond.jpg')],
      evaluator: judge({
        result: onMachine('/home/user/pond_small.jpg'),
        expected: onMachine('/home/user/pond.jpg'),
      }),
    },
    'evaluator/expected/path info: the reference "/home/user/pond.jpg" is read from the machine, where the agent can change it; fetch it with "cloud_file"',
  ],
  [
    'a grader that is there from the start',
    {
      config: [place('C:\\Users\\user\\check.ps1')],
      evaluator: judge({ result: commandOutput(['pwsh', 'check.ps1']) }),
    },
    'config/0/parameters/files/0/path warning: "check.ps1" judges the result, but is on the machine before the agent acts; put it there in "postconfig"',
  ],
  [
    'a reference that the agent can change',
    {
      config: [place('/home/user/b')],
      evaluator: judge({
        postconfig: [executeStep("python3 -c \"import pyautogui; pyautogui.hotkey('ctrl', 's')\"")],
        result: onMachine('/home/user/a'),
        expected: onMachine(['/home/user/b']),
      }),
    },
    'evaluator/expected/path warning: the reference "/home/user/b" is read from the machine, where the agent can change it; fetch it with "cloud_file"',
  ],
] as const)('reports %s', ([, fields, line]) => {
  expect(linesIn(fields)).toEqual([line]);
});
