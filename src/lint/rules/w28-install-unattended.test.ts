import { expect, test } from 'vitest';
import { findCommandProblems } from '../examples/find-problems.ts';
import { installUnattended as rule } from './w28-install-unattended.ts';

const problemsIn = (command: unknown) => findCommandProblems(rule, command);

test.for([
  'sudo apt-get install -y jq',
  'sudo apt install jq -y',
  'apt-get -qq install jq',
  'apt-get -y --no-install-recommends install jq',
  'apt-get install --assume-yes jq',
  'yes | sudo apt-get install jq',
  "printf 'y\\n' | pip uninstall numpy",
  'echo Y | sudo apt-get remove vim',
  'apt-get -s remove vim',
  'apt-get update && apt list --installed',
  'pip install pygame',
  'conda install --yes numpy',
  'echo "install jq with apt"',
  'echo "apt install jq" > notes.txt',
  'yes | sudo bash -c "apt-get install jq"',
])('accepts "%s"', (command) => {
  expect(problemsIn(command)).toEqual([]);
});

test.for([
  ['sudo apt-get update && sudo apt-get install jq', 'apt-get install', 'info'],
  ['sudo apt install jq && jq -y', 'apt install', 'info'],
  ['apt-get install -y jq; apt-get remove vim', 'apt-get remove', 'warning'],
  ['echo {CLIENT_PASSWORD} | sudo -S apt-get remove vim', 'apt-get remove', 'warning'],
  ['yes no | head; apt upgrade', 'apt upgrade', 'warning'],
  ['conda create -n a python', 'conda create', 'warning'],
  ['timeout 60 bash -c "apt purge jq"', 'apt purge', 'warning'],
  ['python3 -c "import os; os.system(\'apt remove jq\')"', 'apt remove', 'warning'],
  ['pip3 uninstall numpy', 'pip3 uninstall', 'warning'],
] as const)('reports "%s"', ([command, call, severity]) => {
  const at = ['config', 0, 'parameters', 'command'];
  const isSure = severity === 'warning';
  expect(problemsIn(command)).toEqual([{ at, call, isSure, severity }]);
});

test('reads the commands of an array', () => {
  expect(problemsIn(['bash', '-c', 'sudo apt-get install jq'])).toHaveLength(1);
  expect(problemsIn(['sudo', 'apt-get', 'install', 'jq', '-y'])).toEqual([]);
});
