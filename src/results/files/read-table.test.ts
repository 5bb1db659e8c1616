import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

const lines = (...rows: readonly string[]) => rows.join('\n');

test('reads the rows of a table as lines', () => {
  const text = lines(
    'task,run,score,steps,error,note',
    'a,Aster,0.5,12,,"first, of two',
    'lines"',
    '',
    '007,Aster,True,,False,',
    'b,Aster,,3,no machine,',
  );
  expect(readTable(text)).toMatchObject([
    { number: 2, read: { task: 'a', run: 'Aster', score: 0.5, steps: 12, error: undefined } },
    { number: 5, read: { task: '007', score: 1, steps: undefined, error: undefined } },
    { number: 6, read: { task: 'b', score: undefined, steps: 3, error: 'no machine' } },
  ]);
});

test.for([';', '\t'])('a table may be separated by %j', (separator) => {
  const text = lines('task_id,score', 'a,1', 'b,0.25').replaceAll(',', separator);
  expect(readTable(text)).toMatchObject([
    { number: 2, read: { task: 'a', score: 1, faults: [] } },
    { number: 3, read: { task: 'b', score: 0.25, faults: [] } },
  ]);
});

test('what is wrong with a cell is what is wrong with the field of a line', () => {
  const text = lines('task,score', 'a,85%', ',1', 'b', 'c,7');
  expect(readTable(text)).toMatchObject([
    {
      read: {
        faults: [
          { message: '"score" is the string "85%"; it must be a number, true, false or null' },
        ],
      },
    },
    { read: { fault: 'shape', message: '"task" is missing; a string is required here' } },
    { read: { error: 'no score', faults: [] } },
    { read: { faults: [{ fault: 'range', message: 'the score 7 is outside 0 to 1' }] } },
  ]);
});

test('names the columns that have the task and the score', () => {
  const message = '"score" is missing; did you name it "success"?';
  expect(readTable(lines('task,success', 'a,1'))).toMatchObject([
    { read: { faults: [{ message }] } },
  ]);
});

test.for([
  ['no task', lines('domain,score', 'browser,0.5')],
  ['no score', lines('task,instruction', 'a,Open the page.')],
  ['nothing', ''],
] as const)('reads nothing of a table with %s', ([, text]) => {
  expect(readTable(text)).toEqual([]);
});

test('says where a table is not valid', () => {
  const message = 'the table is not valid CSV; check the quotes up to here';
  expect(readTable(lines('task,score', 'a,1', '"b,1'))).toEqual([
    { number: 3, read: { fault: 'shape', message } },
  ]);
});
