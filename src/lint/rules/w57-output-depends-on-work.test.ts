import { expect, test } from 'vitest';
import { commandOutput, downloadStep, executeStep, ruleSource } from '../examples/example-parts.ts';
import { listLines } from '../examples/find-problems.ts';
import { outputDependsOnWork as rule } from './w57-output-depends-on-work.ts';

const check = (command: unknown, { rules = { include: ['on'] }, shell = true, ...more } = {}) => ({
  evaluator: {
    func: 'check_include_exclude',
    result: commandOutput(command, { shell }),
    expected: ruleSource(rules),
    ...more,
  },
});
const linesOf = (command: unknown, more: object = {}, fields: object = {}) =>
  listLines(rule, { ...check(command, more), ...fields });

const at = 'evaluator/result/command';
const always = `${at} error: this command prints "on" whatever the agent does, so the check always passes; print it only if the work is done`;
const never = `${at} error: this command never prints "on", so the check never passes; correct its condition`;

test.for<[string, unknown, object?]>([
  ['a word behind a semicolon', 'test -e /home/user/lamp; echo on'],
  ['the same in an array', ['bash', '-c', 'test -e /home/user/lamp; echo on'], { shell: false }],
])('reports %s', ([, command, more]) => {
  expect(linesOf(command, more)).toEqual([always]);
});

test('says that a process finds its own shell', () => {
  expect(linesOf('if pgrep -f lampd >/dev/null; then echo on; fi')).toEqual([
    `${at} error: the search for a process finds its own shell, so this command always prints "on"; put a character of the pattern in brackets, as in "[g]edit"`,
  ]);
});

test.for([
  ['lamp --is-lit >/dev/null || cd; if [ $? = 0 ]; then echo on; fi', 'cd'],
  ['if pgrep -f lampd >/dev/null || false || jobs >/dev/null; then echo on; fi', 'jobs'],
  ['{ lamp --is-lit || true; } >/dev/null && echo on', 'true'],
])('names the alternative of %j', ([command, alternative]) => {
  expect(linesOf(command)).toEqual([
    `${at} error: "${alternative}" always succeeds, so this command prints "on" whatever the agent does; test what only the agent changes`,
  ]);
});

test.for([
  ['a test that nothing is', 'lamp | grep -q lit | wc -l | grep -q 1 && echo on'],
  ['a pattern in quotes', '[ -e "/home/user/lamp*.txt" ] && echo on'],
  ['another word', 'lamp >/dev/null && echo off || echo out'],
])('reports %s, which never passes', ([, command]) => {
  expect(linesOf(command)).toEqual([never]);
});

test.for<[string, string, object?]>([
  ['a condition', 'lamp --is-lit >/dev/null && echo on || echo off'],
  ['a pattern that does not find itself', "pgrep -f '[l]ampd' >/dev/null && echo on; true"],
  ['a process for which the shell makes way', 'pgrep -f lampd'],
  ['a word that may be printed in another case', 'echo ON'],
  ['the output of an unknown program', 'lamp; echo ready'],
  [
    'a word that is forbidden elsewhere',
    'lamp; echo on',
    { rules: { include: ['on'], exclude: ['no'] } },
  ],
  ['a command without a shell', 'lamp; echo on', { shell: false }],
])('accepts %s', ([, command, more]) => {
  expect(linesOf(command, more)).toEqual([]);
});

const setup = [executeStep(['touch', '/home/user/lamp.sh'])];
const listing = 'crontab -l 2>/dev/null | grep lamp || ls /home/user/lamp.sh >/dev/null && echo on';

test('reports what setup makes true', () => {
  const message =
    'this command prints "on" before the agent acts, because of a file that setup makes; test what only the agent changes';
  expect(linesOf(listing, {}, { config: setup })).toEqual([`${at} error: ${message}`]);
  const redirected = [executeStep('echo x > /home/user/lamp.sh', { shell: true })];
  expect(linesOf(listing, {}, { config: redirected })).toEqual([`${at} error: ${message}`]);
});

test('warns of what setup sets or writes', () => {
  const message =
    'this command prints "on" before the agent acts, because setup makes it so; test what only the agent changes';
  const set = [executeStep('git config --global lamp.state on', { shell: true })];
  expect(linesOf('git config --global --get lamp.state', {}, { config: set })).toEqual([
    `${at} warning: ${message}`,
  ]);
  const written = [executeStep('echo "lamp on" | sudo tee /etc/lamp.conf', { shell: true })];
  const search = 'grep -o "lamp on" /etc/lamp.conf | cut -c 6-; cat /etc/lamp.conf';
  expect(linesOf(search, {}, { config: written })).toEqual([`${at} warning: ${message}`]);
});

test.for([
  ['is deleted', [...setup, executeStep(['rm', '/home/user/lamp.sh'])]],
  ['a script may delete', [...setup, executeStep(['bash', '/home/user/clean.sh'])]],
  ['has another name', [executeStep(['touch', '/home/user/lamps.sh'])]],
])('accepts a test of a file that %s', ([, config]) => {
  expect(linesOf(listing, {}, { config })).toEqual([]);
});

const put = [downloadStep('new.csv'), downloadStep('old.csv')];
const compared = 'cmp -s before.csv after.csv && echo off || echo on';

test('reports a comparison of files that nobody makes', () => {
  const message =
    'this command prints "on" because no step or instruction names the files that it compares; correct their names';
  expect(linesOf(compared, {}, { config: put })).toEqual([`${at} error: ${message}`]);
  const instruction = 'Write before.csv and after.csv.';
  expect(linesOf(compared, {}, { config: put, instruction })).toEqual([]);
  expect(linesOf(compared.replaceAll('.csv', ''), {}, { config: [] })).toEqual([]);
});

test('is a warning beside a check that requires work', () => {
  const source = commandOutput('lamp; echo on', { shell: true });
  const other = commandOutput('lamp', { shell: true });
  const evaluator = (conj: string) => ({
    func: ['check_include_exclude', 'exact_match'],
    conj,
    result: [source, other],
    expected: [ruleSource({ include: ['on'] }), ruleSource({ expected: 'lit\n' })],
  });
  expect(listLines(rule, { evaluator: evaluator('or') })).toHaveLength(1);
  expect(listLines(rule, { evaluator: evaluator('or') })[0]).toMatch('error');
  expect(listLines(rule, { evaluator: evaluator('and') })[0]).toMatch('warning');
});
