import { expect, test } from 'vitest';
import {
  commandOutput,
  downloadStep,
  executeStep,
  ruleSource,
  vmFile,
} from '#lint/examples/example-parts.ts';
import { listShortcuts } from '../examples/list-shortcuts.ts';

const list = (fields: object) => listShortcuts('agents-word', fields);

/** A check that a text is in the output of a command. */
const judge = (command: unknown, text: string, more: object = {}) => ({
  evaluator: {
    func: 'check_include_exclude',
    result: commandOutput(command, { shell: true }),
    expected: ruleSource({ include: [text], exclude: [] }),
    ...more,
  },
});
const terminal = (text: string, more: object = {}) =>
  judge('', text, { result: { type: 'vm_terminal_output' }, ...more });
const log = '/home/user/logs/night.log';
const prints = executeStep('python3 -c "import pyautogui; pyautogui.write(\'stty size\')"');

test.for([
  [
    'status file',
    'a word after the work',
    'Remove the package cowsay. Then write finished into ~/state.txt.',
    judge('cat ~/state.txt', 'finished'),
  ],
  [
    'status file',
    'a file that is made when all is ready',
    'Pair the headphones and set them as output; once this is done, create an empty file paired.flag on the desktop.',
    judge('test -e ~/Desktop/paired.flag && echo there', 'there'),
  ],
  [
    'status file',
    'a log that a program is said to write',
    `Schedule a job that moves old photos to the archive and logs "moved 12 photos" to ${log}.`,
    judge(`grep -c "moved 12 photos" ${log}; tail -n 1 ${log}`, 'moved 12 photos'),
  ],
  [
    'status file',
    'a file as a whole',
    'Connect to the printer in the hall, and report OK to /tmp/printer-status.txt.',
    {
      evaluator: {
        func: 'exact_match',
        result: vmFile('/tmp/printer-status.txt'),
        expected: ruleSource({ expected: 'OK' }),
      },
    },
  ],
  [
    'typed text',
    'a message that a program would print',
    'Compile the library in ~/lib and install it for all users.',
    terminal('Install complete'),
  ],
  [
    'typed text',
    "a shell's history",
    'Lock the screen from the command line.',
    judge('cat ~/.bash_history | grep -q loginctl && echo locked', 'locked'),
  ],
  [
    'typed text',
    'the history by its command',
    'Lock the screen from the command line.',
    judge(['bash', '-c', 'history | grep lock-session'], 'lock-session'),
  ],
  [
    'own program',
    'a self-test',
    'Write merge.sh in ~/tools, which merges the two lists.',
    judge('bash ~/tools/merge.sh --check && echo fine-ok; true', 'ok'),
  ],
  [
    'own program',
    'unit tests that the agent writes',
    'Write unit tests for the parser in tests/test_parser.py.',
    judge('cd ~/parser && python3 -m pytest -q && echo PASSED', 'PASSED'),
  ],
  [
    'own program',
    'a program to repair, which says that it works',
    'Repair clock.py on the desktop.',
    {
      config: [downloadStep('/home/user/Desktop/clock.py')],
      ...judge('timeout 20 python3 /home/user/Desktop/clock.py', 'success'),
    },
  ],
] as const)('finds a %s in %s', ([kind, , instruction, fields]) => {
  expect(list({ instruction, ...fields })).toEqual([
    expect.stringMatching(new RegExp(`^(?:certain|likely) ${kind} evaluator/result`)),
  ]);
});

test.for([
  [
    'the answer to a question',
    'Open the table and find out how many birds it has. Write the number into birds.txt.',
    judge('cat ~/birds.txt', '12'),
  ],
  [
    'an answer of yes or no',
    'Start the scanner, check whether port 8080 is open, and write yes or no into port.txt.',
    judge('cat ~/port.txt', 'yes'),
  ],
  [
    'a text that is the whole work',
    'Create a file todo.txt with the text buy milk.',
    judge('cat ~/todo.txt', 'buy milk'),
  ],
  [
    'a status beside another check that must pass',
    'Remove the package cowsay. Then write finished into ~/state.txt.',
    {
      evaluator: {
        func: ['check_include_exclude', 'check_include_exclude'],
        result: [
          commandOutput('cat ~/state.txt', { shell: true }),
          commandOutput('which cowsay', { shell: true }),
        ],
        expected: [
          ruleSource({ include: ['finished'] }),
          ruleSource({ include: ['not found'], exclude: ['/usr/games'] }),
        ],
      },
    },
  ],
  [
    'a status beside the state of the machine',
    'Remove the package cowsay. Then write finished into ~/state.txt.',
    judge('cat ~/state.txt; dpkg -l cowsay', 'finished'),
  ],
  [
    'an output that the agent is to show',
    'Count the lines of all logs and show the number in the terminal.',
    terminal('1204'),
  ],
  [
    'what judging types into the terminal',
    'Make the terminal 90 columns wide.',
    terminal('24 90', { postconfig: [prints] }),
  ],
  [
    'a history of another program',
    'Delete the last visits of the browser.',
    judge('sqlite3 ~/.config/browser/History "select count(*) from urls"', '0'),
  ],
  [
    'a program that gets input of the judge',
    'Write merge.sh in ~/tools, which merges two lists.',
    judge('printf "2\\n1\\n" | bash ~/tools/merge.sh && echo ok', 'ok'),
  ],
  [
    'a program that gets arguments of the judge',
    'Write gcd.py, which prints the greatest common divisor.',
    judge('python3 ~/gcd.py 12 18', '6'),
  ],
  [
    'a program of the judge',
    'Tidy the folder.',
    {
      ...judge('python3 /tmp/verify.py', 'success'),
      config: [],
    },
  ],
] as const)('leaves out %s', ([, instruction, fields]) => {
  expect(list({ instruction, ...fields })).toEqual([]);
});

test('is less sure where a history is a part of the evidence', () => {
  const command = 'pgrep -c gimp; grep -c kill ~/.bash_history';
  expect(list({ instruction: 'End GIMP.', ...judge(command, '1') })).toEqual([
    'likely typed text evaluator/result',
  ]);
});

test.for([
  ['says when', 'Write check.sh, which prints "all sums agree" if they do.', 1],
  ['is to be written alone', 'Write greet.sh, which prints "all sums agree".', 0],
] as const)('takes the text of a program that %s', ([, instruction, count]) => {
  const [name = ''] = /\w+\.sh/.exec(instruction) ?? [];
  const found = list({ instruction, ...judge(`bash ~/${name}`, 'all sums agree') });
  expect(found).toHaveLength(count);
});
