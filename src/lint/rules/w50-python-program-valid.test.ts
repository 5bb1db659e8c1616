import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { findProblems } from '../examples/find-problems.ts';
import { pythonProgramValid as rule } from './w50-python-program-valid.ts';

const problemsIn = (command: unknown, shell = false, more: object = {}) => {
  const config = [{ type: 'execute', parameters: { command, shell } }];
  return findProblems(rule, { config }, more);
};

test.for([
  ['keys', ['python3', '-c', "import pyautogui; pyautogui.hotkey('ctrl', 's');"]],
  ['placeholders', ['python', '-c', 'click({SCREEN_WIDTH_HALF}, {SCREEN_HEIGHT_HALF})']],
  ['a loop of its own', ['python', '-c', 'a = 1\nfor b in range(a):\n  print(b)']],
  ['a script', ['python3', '/home/user/a.py', '(']],
  ['another language', ['bash', '-c', 'echo "python ("']],
  ['Python within Python', ['python', '-c', 'run("python -c \'print(1\'")']],
  ['a sum that is too long for the parser', ['python', '-c', `print(${'value + '.repeat(600)}1)`]],
  ['elements of other types', ['python3', 5]],
  ['the count of another program', ['wc', '-c']],
] as const)('accepts %s', ([, command]) => {
  expect(problemsIn(command)).toEqual([]);
});

test.for([
  ['a bracket', ['python3', '-c', "hotkey('ctrl', 's'"], "hotkey('ctrl', 's'"],
  ['a quote', ['python', '-c', "write('don't')"], "write('don't')"],
  ['a loop behind a semicolon', ['py', '-c', 'a = 1; for b in c: d()'], 'a = 1; for b in c: d()'],
  ['a bracket too many', ['sudo', 'python3.11', '-c', 'print(1))'], 'print(1))'],
] as const)('rejects a program with %s', ([, command, found]) => {
  const at = ['config', 0, 'parameters', 'command', command.length - 1];
  expect(problemsIn(command)).toEqual([{ at, found, fault: 'syntax' }]);
});

test.for([
  ['an array', ['sudo', 'python3', '-c'], [2]],
  ['one string', 'python3 -c && echo done', []],
] as const)('rejects "-c" without a program in %s', ([, command, place]) => {
  const at = ['config', 0, 'parameters', 'command', ...place];
  expect(problemsIn(command, true)).toEqual([{ at, found: 'python3 -c', fault: 'no program' }]);
});

test('shows the part around the fault', () => {
  const short = 'import shutil; shutil.rmtree("a"';
  expect(problemsIn(['python3', '-c', short])).toMatchObject([{ found: short }]);
  const long = `${'a = 1\n'.repeat(20)}b = (2\n${'c = 3\n'.repeat(20)}`;
  const [problem] = problemsIn(['python3', '-c', long]);
  expect(problem?.found.length).toBeLessThanOrEqual(60);
  expect(problem?.found).toContain('b = (2');
});

test('reads a command that is one string, except where a shell fills it in', () => {
  const at = ['config', 0, 'parameters', 'command'];
  expect(problemsIn("cd /tmp && python3 -c 'print(1'", true)).toEqual([
    { at, found: 'print(1', fault: 'syntax' },
  ]);
  expect(problemsIn("python3 - <<'END'\nprint(1\nEND", true)).toMatchObject([{ at }]);
  expect(problemsIn('python3 -c "print($VALUE"', true)).toEqual([]);
});

test('does not read one string of Windows, where other quotes count', () => {
  const command = "python -c 'print(1'";
  expect(problemsIn(command, true, { file: 'windows/a.json' })).toEqual([]);
});

test('takes a placeholder of the environment for a value', () => {
  const command = ['python3', '-c', 'login("a", <PORT>)'];
  expect(problemsIn(command)).toHaveLength(1);
  expect(problemsIn(command, false, { environment: { placeholders: ['<PORT>'] } })).toEqual([]);
});

test('rejects a module that is not imported', () => {
  const at = ['config', 0, 'parameters', 'command', 2];
  const program = "pyautogui.hotkey('ctrl', 's')";
  expect(problemsIn(['python3', '-c', program])).toEqual([
    { at, found: 'pyautogui', fault: 'import' },
  ]);
});

test('rejects a name that nearly matches an imported one', () => {
  const at = ['config', 0, 'parameters', 'command', 2];
  expect(problemsIn(['python3', '-c', 'import pyautogui; pyautgui.press("a")'])).toEqual([
    { at, found: 'pyautgui', fault: 'misspelt', meant: 'pyautogui' },
  ]);
  expect(rule.message({ found: 'pyautgui', fault: 'misspelt', meant: 'pyautogui' })).toBe(
    'unknown name "pyautgui" in the Python program; did you mean "pyautogui"?',
  );
});

test('rejects a program without the option before it', () => {
  const at = ['config', 0, 'parameters', 'command', 1];
  expect(problemsIn(['python3', 'import os; os.remove("a")'])).toEqual([
    { at, found: 'import os; os.remove("a")', fault: 'no option' },
  ]);
  expect(rule.message({ found: 'import os', fault: 'no option' })).toBe(
    'Python takes "import os" for the name of a file; write "-c" before the program',
  );
});

test.for<[string, unknown, (string | number)[][]]>([
  [
    'the program of a grader',
    [['python3 -c "import json; with open(\'a\') as f: print(json.load(f))"', 100]],
    [['evaluator', 0, 0]],
  ],
  [
    'a grader that is an object',
    [{ command: "python3 -c 'print(1'", points: 1 }],
    [['evaluator', 0, 'command']],
  ],
  [
    'no valid grader',
    [
      ["python3 -c 'print(1)'", 100],
      ['test -f a', 0],
    ],
    [],
  ],
])('rejects %s', ([, evaluator, places]) => {
  expect(findProblems(rule, { evaluator }).map(({ at }) => at)).toEqual(places);
});

const upload = (path: string) => ({
  type: 'upload_file',
  parameters: { files: [{ local_path: 'tools/scan.py', path }] },
});
const runs = (path: string) => ({ type: 'execute', parameters: { command: ['python3', path] } });
const output = (path: string) => ({
  evaluator: {
    func: 'exact_match',
    result: { type: 'vm_command_line', command: `python3 ${path}` },
  },
});
const broken = 'import os\n\nprint(os.listdir(\n';

test.for<[string, object, string, string[]]>([
  [
    'is judged by',
    { config: [upload('/tmp/scan.py')], ...output('/tmp/scan.py') },
    broken,
    ['/config/0/parameters/files/0/local_path'],
  ],
  [
    'setup runs',
    { config: [upload('/home/user/scan.py'), runs('/home/user/scan.py')] },
    broken,
    ['/config/0/parameters/files/0/local_path'],
  ],
  [
    'the agent may have to correct',
    { config: [upload('/home/user/scan.py')], ...output('/home/user/scan.py') },
    broken,
    [],
  ],
  ['nothing runs', { config: [upload('/tmp/scan.py')] }, broken, []],
  ['is whole', { config: [upload('/tmp/scan.py')], ...output('/tmp/scan.py') }, 'print(1)\n', []],
  [
    'is of Python 2',
    { config: [upload('/tmp/scan.py')], ...output('/tmp/scan.py') },
    'print "a"\n',
    [],
  ],
])('reads a script of the repository that %s', ([, fields, text, places]) => {
  const localFiles = { 'tools/scan.py': { file: 'tools/scan.py', text } };
  const problems = findProblems(rule, fields as JsonObject, { localFiles });
  expect(problems.map(({ at }) => toPointer(at))).toEqual(places);
  for (const { inScript } of problems) expect(inScript?.path).toBe('tools/scan.py');
});
