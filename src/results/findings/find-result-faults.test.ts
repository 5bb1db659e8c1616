import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { exampleRun } from '../example-results.ts';
import { assignResults } from '../joining/assign-results.ts';
import { followReleasedTasks } from '../joining/released-tasks.ts';
import type { ReadRun } from '../model/read-results.ts';
import { findResultFaults } from './find-result-faults.ts';

const tasks = ['os/a', 'web/a', 'os/b'].map((name) => ({
  ...{ id: name.slice(-1), file: `${name}.json` },
}));

const unreleased = followReleasedTasks([], { version: '1.0.0', date: undefined, tasks: [] });
const faultsOf = (run: ReadRun) =>
  findResultFaults(assignResults({ runs: [run], findings: [] }, tasks), unreleased).map(
    ({ code, message }) => `${code} ${message}`,
  );

test('reports a result that names no task, or several', () => {
  expect(faultsOf(exampleRun('Robin', { b: 1, z: 1, a: 0, 'web/a': 1 }))).toEqual([
    'R09 unknown task "z"',
    'R09 "a" is the id of 2 tasks; write the folder before it',
  ]);
});

test.for([
  ['write-leter', 'unknown task "write-leter"; did you mean "write-letter"?'],
  ['os/Write-Letter', 'unknown task "os/Write-Letter"; did you mean "office/write-letter"?'],
  ['os/read-letter', 'unknown task "os/read-letter"'],
] as const)('says what the name %s may have been meant for', ([name, message]) => {
  const today = [{ id: 'write-letter', file: 'office/write-letter.json', fields: {} }];
  const current = { version: undefined, date: undefined, tasks: today };
  const assigned = assignResults(
    { runs: [exampleRun('Robin', { [name]: 1 })], findings: [] },
    today,
  );
  const faults = findResultFaults(assigned, followReleasedTasks([], current));
  expect(faults.map((fault) => fault.message)).toEqual([message]);
});

test('reports the second result of a trial', () => {
  const run = exampleRun('Robin', { b: 1 });
  expect(faultsOf({ ...run, records: [...run.records, ...run.records] })).toEqual([
    'R10 another result for trial 1 of the task "b"; the first one counts',
  ]);
});

test('gives results on several unknown tasks one cause, and repeated ones too', () => {
  const run = exampleRun('Robin', { a: 1, b: 1, y: 1, z: 1, 'os/a': 1 });
  const runs = [{ ...run, records: [...run.records, ...run.records] }];
  const faults = findResultFaults(assignResults({ runs, findings: [] }, tasks), unreleased);
  const causes = new Set(faults.map(({ code, cause }) => `${code} ${cause}`));
  expect([...causes]).toEqual([
    'R09 ids of several tasks',
    'R09 tasks that the dataset does not have',
    'R10 several results for one trial',
  ]);
});

test('reports a release that the dataset does not have', () => {
  for (const release of ['1.0.0', 'v1.0.0']) {
    expect(faultsOf(exampleRun('Robin', { b: 1 }, { release }))).toEqual([]);
  }
  expect(faultsOf(exampleRun('Robin', { b: 1 }, { release: '2.0.0' }))).toEqual([
    'R13 unknown release "2.0.0"',
  ]);
});

test('reports tasks that the release of a run does not have, but not those with unreadable files', () => {
  const toTasks = (...ids: string[]) =>
    ids.map((id) => ({ id, file: `${id}.json`, fields: exampleTask({ id, instruction: id }) }));
  const releases = [
    { tasks: toTasks('a', 'damaged') },
    { tasks: toTasks('a'), unreadable: ['damaged.json', 'pointer.json'] },
  ].map((own, index) => ({ version: `${index + 1}.0.0`, date: undefined, ...own }));
  const today = toTasks('a', 'damaged', 'pointer', 'new');
  const messagesOf = (release: string) => {
    const run = exampleRun('Robin', { a: 1, damaged: 1, pointer: 1, new: 1 }, { release });
    const assigned = assignResults({ runs: [run], findings: [] }, today);
    const current = { version: undefined, date: undefined, tasks: today };
    return findResultFaults(assigned, followReleasedTasks(releases, current)).map(
      ({ message }) => message,
    );
  };
  expect(messagesOf('1.0.0')).toEqual([
    'the release "1.0.0" does not have 2 tasks with results: "pointer", "new"',
  ]);
  expect(messagesOf('2.0.0')).toEqual([
    'the release "2.0.0" does not have 1 task with results: "new"',
  ]);
});

test('says what has become of a task that an earlier release had', () => {
  const instructions: Record<string, string> = {
    a: 'Open the settings.',
    first: 'Mute the player.',
    second: 'Sort the table by name.',
    renamed: 'Print the page.',
    broken: 'Close the window.',
  };
  const toTasks = (...ids: string[]) =>
    ids.map((id) => ({
      id,
      file: `${id}.json`,
      fields: exampleTask({ id, instruction: instructions[id === 'new' ? 'renamed' : id] ?? '' }),
    }));
  const releases = [
    { tasks: toTasks('a', 'first', 'second', 'renamed', 'broken') },
    { tasks: toTasks('a', 'second', 'renamed'), unreadable: ['broken.json'] },
  ].map((own, index) => ({ version: `${index + 1}.0.0`, date: undefined, ...own }));
  const today = toTasks('a', 'new');
  const run = exampleRun('Robin', { a: 1, first: 1, second: 1, renamed: 1, broken: 1, never: 1 });
  const current = { version: undefined, date: undefined, tasks: today };
  const released = followReleasedTasks(releases, current);
  const faults = findResultFaults(
    assignResults({ runs: [run], findings: [] }, today, released),
    released,
  );
  expect(faults.map(({ cause }) => cause)).toEqual([
    'tasks that were removed in 2.0.0',
    'tasks that were removed after the last release',
    'tasks that were removed after the last release',
    'tasks that the dataset does not have',
    'tasks that now have another id',
  ]);
  expect(faults.map(({ message }) => message)).toEqual([
    'unknown task "first"; it was removed in 2.0.0',
    'unknown task "second"; it was removed after the last release',
    'unknown task "broken"; it was removed after the last release',
    'unknown task "never"',
    'the task "renamed" now has the id "new"; use that id, or name the release of the run',
  ]);
});
