import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { writtenProgramUsed as rule } from './w36-written-program-used.ts';

const run = (command: unknown) => ({ type: 'execute', parameters: { command } });
const problemsIn = (commands: readonly unknown[], fields: object = {}) =>
  findProblems(rule, {
    instruction: 'Trim it.',
    config: commands.map(run),
    evaluator: { func: 'exact_match' },
    ...fields,
  });
const write = `python3 -c "open('/home/user/trim.py', 'w').write('')"`;

test.for([
  ['a program that a later step runs', [write, 'python3 /home/user/trim.py']],
  ['one that its own command runs', [`${write} && python3 trim.py`]],
  ['a hidden one', [`python3 -c "open('/home/user/.check/a.py', 'w')"`]],
  ['names that a loop completes', ['for i in 1 2; do echo 1 > ~/bin/$i.sh; done']],
  ['a program that is read', [`python3 -c "open('/home/user/trim.py', 'r')"`]],
  [
    'a program in a folder that a later step opens',
    ['echo 1 > ~/projects/parser/a.py', 'code /home/user/projects/parser'],
  ],
  ['a program of a repository', ['cd ~/bread && git init && echo 1 > oven.py && git add .']],
  ['a program that is added by another git', ['echo 1 > oven.py && git -C /srv/bread add -A']],
  ['a file that is not a program', ['echo a > /home/user/a.txt']],
  ['a comparison', ['test 3 > 2 && sh a.sh']],
  ['values of other types', [5, { a: 1 }]],
] as const)('accepts %s', ([, commands]) => {
  expect(problemsIn(commands)).toEqual([]);
});

test.for([
  ['the instruction', { instruction: 'Repair trim.py.' }],
  ['the folder in the instruction', { instruction: 'Tidy up the project trim.' }],
  ['a result', { evaluator: { result: { type: 'vm_file', path: '/home/user/trim.py' } } }],
] as const)('accepts a program that %s names', ([, fields]) => {
  expect(problemsIn([write.replace('trim.py', 'trim/trim.py')], fields)).toEqual([]);
});

test('accepts what is written after the agent has acted', () => {
  expect(problemsIn([], { evaluator: { postconfig: [run(write)] } })).toEqual([]);
});

test.for([
  [write, '/home/user/trim.py'],
  ["echo 'print(1)' > /home/user/trim.py", '/home/user/trim.py'],
  ['cat a | tee trim.sh; ls', 'trim.sh'],
  [['python3', '-c', "with open('a.js', mode='w') as file: pass"], 'a.js'],
] as const)('reports %s', ([command, path]) => {
  expect(problemsIn([command])).toEqual([{ at: ['config', 0, 'parameters', 'command'], path }]);
});

test('searches for a hundred programs and no more, which thousands of steps would make slow', () => {
  const commands = Array.from({ length: 10_000 }, (_, index) => `echo a > ${index + 10_000}.py`);
  expect(problemsIn(commands)).toHaveLength(100);
});
