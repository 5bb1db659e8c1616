import { expect, test } from 'vitest';
import { formatFixes } from './fix-report.ts';

const readOnly = (name: string) => ({ name, reason: 'it is read-only' });
const many = Array.from({ length: 7 }, (_, index) => readOnly(`os/${index}.json`));

test('says of each skipped file why', () => {
  const gone = { name: 'a\n.json', reason: 'it does not exist' };
  expect(formatFixes({ fixed: [], skipped: [readOnly('b.json'), gone] })).toBe(
    'skipped b.json: it is read-only\nskipped a\\n.json: it does not exist',
  );
});

test('folds the files with one reason after five', () => {
  expect(formatFixes({ fixed: [], skipped: many }).split('\n').slice(4)).toEqual([
    'skipped os/4.json: it is read-only',
    'skipped 2 more files for the same reason; list them with --all',
  ]);
  expect(formatFixes({ fixed: [], skipped: many }, true).split('\n')).toHaveLength(7);
});
