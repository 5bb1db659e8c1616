import { expect, test } from 'vitest';
import { parseText } from '#lint/parse/parse-file.ts';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { setAsideRecords } from './set-aside-records.ts';

const task = { id: 'a', instruction: 'Mute the player.', config: [], evaluator: { func: 'x' } };
const record = { instruction: 'Mute the player.', actions: ['press m'], success: true };

function tasksOf(files: Readonly<Record<string, object>>) {
  const parsed = Object.entries(files).map(([file, value]) =>
    parseText(file, `${JSON.stringify(value)}\n`),
  );
  const found = parsed.map(({ file }) => exampleFinding({ code: 'S01', file }));
  const left = setAsideRecords({ parsed, found });
  const others = left.parsed
    .flatMap(({ findings }) => findings)
    .map(({ code, file }) => [code, file]);
  expect(left.found.map(({ file }) => file)).toEqual(
    left.parsed.flatMap(({ file, fields }) => (fields ? [file] : [])),
  );
  return { tasks: left.found.map(({ file }) => file), others };
}

test('sets aside files of a folder that only repeat instructions', () => {
  expect(
    tasksOf({ 'os/a.json': task, 'os/b.json': task, 'vlc/c.json': task, 'runs/a.json': record }),
  ).toEqual({
    tasks: ['os/a.json', 'os/b.json', 'vlc/c.json'],
    others: [['F05', 'runs/a.json']],
  });
});

test.for([
  [
    'an unfinished task among others',
    { 'os/a.json': task, 'os/b.json': task, 'os/c.json': record },
  ],
  [
    'tasks that are judged by fields of their own',
    { 'os/a.json': task, 'os/b.json': task, 'new/c.json': { ...record, graders: [] } },
  ],
  ['a dataset of instructions', { 'os/a.json': record, 'os/b.json': record, 'vlc/c.json': task }],
] as const)('leaves %s', ([, files]) => {
  expect(tasksOf(files)).toEqual({ tasks: Object.keys(files), others: [] });
});
