import { expect, test } from 'vitest';
import { exampleResults, exampleRun } from '../example-results.ts';
import { describeCounting } from './describe-counting.ts';

test('names the method of every interval that pages show', () => {
  const notes = describeCounting(exampleResults(['a'], [exampleRun('Robin', { a: 1 })])).join(' ');
  for (const method of ['Wilson', 'bootstrap', 'Bonett and Price']) expect(notes).toContain(method);
});

test('says nothing of what the runs do not have', () => {
  const notes = describeCounting(exampleResults(['a'], [exampleRun('Robin', { a: 1 })])).join(' ');
  for (const absent of ['several trials', 'older version', 'does not have', 'invented']) {
    expect(notes).not.toContain(absent);
  }
});

test('writes large numbers of results with separators', () => {
  const scores = Object.fromEntries(Array.from({ length: 1200 }, (_, index) => [`x${index}`, 1]));
  expect(describeCounting(exampleResults(['a'], [exampleRun('Robin', scores)]))).toContain(
    'Results on tasks that the dataset does not have, or that cannot be read, are counted nowhere: 1,200.',
  );
});
