import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import { notATask } from '../rules/f-task-rules.ts';
import { nameOtherFiles } from './name-other-files.ts';

const other = (file: string) => exampleFinding({ code: notATask.code, file, message: 'no task' });
const fault = exampleFinding({ code: 'W01', file: 'a.json' });

test('leaves a single file that is not a task alone', () => {
  expect(nameOtherFiles([other('b.json'), fault])).toEqual([other('b.json'), fault]);
});

test('makes one finding of several, in the first of them', () => {
  const found = nameOtherFiles([other('c.json'), fault, other('b.json')]);
  expect(found.map(({ file, message }) => [file, message])).toEqual([
    [fault.file, fault.message],
    ['b.json', '2 files are not tasks: b.json, c.json'],
  ]);
  expect(found[1]?.files).toEqual(['b.json', 'c.json']);
});

test('names a folder with many of them by their number', () => {
  const files = Array.from({ length: 6 }, (_, index) => other(`runs/${index}.json`));
  const [found] = nameOtherFiles([...files, other('z.json')]);
  expect(found?.message).toBe('7 files are not tasks: 6 in "runs/", z.json');
});
