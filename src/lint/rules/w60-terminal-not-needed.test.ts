import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { terminalNotNeeded as rule } from './w60-terminal-not-needed.ts';

const problemsIn = (command: unknown, type = 'vm_command_line') =>
  findProblems(rule, {
    evaluator: { func: 'exact_match', result: { type, command, shell: true } },
  });

test.for([
  ['stty size', 'stty size'],
  ['rows=no; [ "$(stty size 2>/dev/null)" = "40 90" ] && rows=yes; echo $rows', 'stty size'],
  ['tput lines', 'tput lines'],
  ['if tty -s; then echo yes; fi', 'tty -s'],
])('reports %j', ([command, found]) => {
  expect(problemsIn(command)).toEqual([{ at: ['evaluator', 'result', 'command'], found }]);
});

test.for([
  'stty size -F /dev/pts/0',
  'stty size < /dev/pts/1',
  'tput bold',
  'script -qc "stty size" /dev/null',
  'gnome-terminal -- bash -c "stty size > /tmp/size"',
  'grep "stty rows" /home/user/.bashrc',
  "sed -i '/stty rows/d' /home/user/.bashrc",
  'python3 -c "print(\'stty size\')"',
])('accepts %j', (command) => {
  expect(problemsIn(command)).toEqual([]);
});

test("accepts a command of a getter of the dataset's own", () => {
  expect(problemsIn('stty size', 'terminal_session')).toEqual([]);
});
