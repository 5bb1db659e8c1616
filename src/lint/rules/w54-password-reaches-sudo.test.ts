import { expect, test } from 'vitest';
import { findCommandProblems } from '../examples/find-problems.ts';
import { passwordReachesSudo as rule } from './w54-password-reaches-sudo.ts';

const at = ['config', 0, 'parameters', 'command'];

test.for([
  ['an option that reads it', 'echo {CLIENT_PASSWORD} | sudo -S apt-get update'],
  ['the same option behind others', 'echo "{CLIENT_PASSWORD}" | sudo -u ann -kS id'],
  ['its long form', 'printf {CLIENT_PASSWORD} | sudo --stdin id'],
  ['a program that asks', 'echo {CLIENT_PASSWORD} | sudo -A id'],
  ['a second call', 'echo {CLIENT_PASSWORD} | sudo -S id; echo {CLIENT_PASSWORD} | sudo id'],
  ['text for the program itself', 'echo "a b" | sudo tee /etc/a'],
  ['another reader', 'echo {CLIENT_PASSWORD} | su ann; sudo id'],
  ['a password for another program', 'echo {CLIENT_PASSWORD} | tee a | sudo tee b'],
] as const)('accepts %s', ([, command]) => {
  expect(findCommandProblems(rule, command)).toEqual([]);
});

test.for([
  ['echo {CLIENT_PASSWORD} | sudo apt-get install -y tree', 'echo'],
  ["cd /tmp && printf '{CLIENT_PASSWORD}\\n' |sudo sh a.sh", 'printf'],
  ['printf "{CLIENT_PASSWORD}"| sudo -u ann id', 'printf'],
  [['bash', '-c', 'echo {CLIENT_PASSWORD} | sudo id; sudo -S id'], 'echo'],
] as const)('warns of a password that is not read in %j', ([command, program]) => {
  expect(findCommandProblems(rule, command)).toEqual([{ at, program }]);
});
