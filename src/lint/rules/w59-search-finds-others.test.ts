import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { searchFindsOthers as rule } from './w59-search-finds-others.ts';

const problemsIn = (command: unknown, shell: unknown = true) =>
  findProblems(rule, { config: [{ type: 'execute', parameters: { command, shell } }] }).map(
    ({ at: _, ...facts }) => facts,
  );

test.for([
  ['ps aux | grep lampd | wc -l', 'lampd', 'count'],
  ['ps -ef | grep -c "lampd --lit"', 'lampd --lit', 'count'],
  ['n=$(ps aux | grep lampd | grep lit | wc -l); [ $n -gt 1 ] && echo on', 'lampd', 'count'],
  ['pgrep -fc lampd; true', 'lampd', 'count'],
  ['echo $(pgrep -f lampd | wc -l)', 'lampd', 'count'],
  ['if ps aux | grep -q lampd; then echo on; fi', 'lampd', 'condition'],
  ['ps -ef | grep lampd > /dev/null && echo on', 'lampd', 'condition'],
  ['pgrep -f lampd >/dev/null && echo on || echo off', 'lampd', 'condition'],
  ['pkill -f lampd; sleep 1; lampd --lit', 'lampd', 'end'],
  ['sudo pkill -9 -f lampd && rm -rf /tmp/lamp', 'lampd', 'end'],
  ["ps aux | grep lampd | awk '{print $2}' | xargs kill -9; lampd", 'lampd', 'end'],
])('reports %j', ([command, pattern, fault]) => {
  expect(problemsIn(command)).toEqual([{ pattern, fault }]);
  expect(problemsIn(['bash', '-c', command], false)).toEqual([{ pattern, fault }]);
});

test.for([
  'ps aux | grep "[l]ampd" | wc -l',
  'ps aux | grep lampd | grep -v grep | wc -l',
  'ps aux | grep -v grep | grep -c lampd',
  'ps -e | grep lampd | wc -l',
  'ps aux | grep lampd',
  'pgrep -c lampd; true',
  'pgrep -f lampd',
  'pgrep -f "[l]ampd" >/dev/null && echo on',
  'pgrep -u user -f lampd && echo on',
  'pgrep -f "^lampd" && echo on',
  'pkill -f lampd',
  'pkill -f lampd || true',
  'pkill -f lampd; sleep 1',
  'pkill lampd; lampd --lit',
  'pkill -f "$name"; lampd',
])('accepts %j', (command) => {
  expect(problemsIn(command)).toEqual([]);
});

test('accepts a search without a shell', () => {
  expect(problemsIn(['pgrep', '-fc', 'lampd'], false)).toEqual([]);
});
