import { expect, test } from 'vitest';
import { commandOutput, executeStep } from '../examples/example-parts.ts';
import { findProblems } from '../examples/find-problems.ts';
import { judgingOffline as rule } from './w29-judging-offline.ts';
const problemsIn = (command: unknown) =>
  findProblems(rule, { evaluator: { func: 'exact_match', postconfig: [executeStep(command)] } });

test.for([
  'pip install /home/user/tabulate-0.9.0-py3-none-any.whl',
  'pip install tabulate-0.9.0-py3-none-any.whl',
  'pip install --no-index tabulate',
  'sudo apt-get install -y ./poppler.deb',
  'pip list | grep numpy',
  'git -C /home/user/a add b',
  'ls',
])('accepts "%s"', (command) => {
  expect(problemsIn(command)).toEqual([]);
});

test.for([
  ['pip install mutagen', 'pip install'],
  ['echo {CLIENT_PASSWORD} | sudo -S apt-get install -y poppler-utils', 'apt-get install'],
  ['pip install ./a.whl && pip3 install numpy', 'pip3 install'],
  ['npm i jsdom', 'npm i'],
  ['git clone https://example.org/grader.git', 'git clone'],
])('reports "%s"', ([command, call]) => {
  expect(problemsIn(command)).toEqual([
    { at: ['evaluator', 'postconfig', 0, 'parameters', 'command'], call },
  ]);
});

test('accepts an installation before the agent acts', () => {
  expect(findProblems(rule, { config: [executeStep('pip install pygame')] })).toEqual([]);
});

test('reads the commands of getters', () => {
  const result = commandOutput(['bash', '-c', 'pip install a; python3 b']);
  expect(findProblems(rule, { evaluator: { func: 'exact_match', result } })).toHaveLength(1);
});
