import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { emptyDetails, toTaskDetails, unpackDetails } from '../details/task-details.ts';
import { unpackIndex } from '../index/explorer-data.ts';
import { toExplorerIndex } from '../index/explorer-index.ts';
import { completeLine } from './complete-line.ts';
import { writeTerm } from './parse-line.ts';
import { createTaskFinder } from './task-finder.ts';

const catalogue = exampleCatalogue({
  'a.json': {
    id: 'a',
    related_apps: ['vlc'],
    config: [],
    evaluator: {
      func: 'compare_table',
      result: { type: 'vm_file', path: '/a' },
      options: { ignore_case: true },
    },
  },
  'b.json': {
    id: 'b',
    related_apps: ['vlc', 'gimp'],
    config: [],
    evaluator: { func: ['compare_table', 'exact_match'], result: { type: 'vm_command_line' } },
  },
});
const index = toExplorerIndex(catalogue);
const details = unpackDetails(toTaskDetails(catalogue));
const complete = (line: string, caret = line.length) => completeLine(line, caret, index, details);

test.for([
  ['the keys that begin so', 'me', ['metric:']],
  ['the values of a facet, the most frequent first', 'app:', ['vlc 2', 'gimp 1']],
  ['values that contain what is typed', 'metric:match', ['exact_match 1']],
  ['fields', 'result.', ['result.path:', 'result.type:']],
  ['the values of a field', 'result.type:vm', ['vm_file 1', 'vm_command_line 1']],
  ['options', 'option:', ['ignore_case 1']],
  ['the values of a key in capitals', 'App:', ['vlc 2', 'gimp 1']],
  ['nothing for a word', 'pivot', []],
  ['nothing for a value that is typed already', 'app:gimp', []],
  ['nothing for a single letter', 'a', []],
  ['nothing after a blank', 'app:vlc ', []],
] as const)('offers %s', ([, line, offered]) => {
  const labels = complete(line).map(({ label, count }) =>
    count === undefined ? label : `${label} ${count}`,
  );
  expect(labels).toEqual(offered);
});

test.for([
  ['app:', 'app:vlc ', 8],
  ['bold -app:g', 'bold -app:gimp ', 15],
  ['(app:g', '(app:gimp ', 10],
  ['NOT app:g', 'NOT app:gimp ', 13],
  ['–ａｐｐ：g', '–ａｐｐ:gimp ', 10],
  ['internet:', 'internet:"no evidence" ', 23],
] as const)('completes the line %s', ([line, completed, caret]) => {
  expect(complete(line)[0]).toMatchObject({ line: completed, caret });
});

test.for(['say "a b" twice', '"a"', 'a “b c”'])('writes %s so that it is found', (instruction) => {
  const data = unpackIndex(toExplorerIndex(exampleCatalogue({ 'a.json': { instruction } })));
  const line = writeTerm('instruction', instruction);
  const found = createTaskFinder(data, emptyDetails(1)).find(line);
  expect([found?.notes, found?.rows]).toEqual([[], [0]]);
});

test('completes the term at the caret and keeps what follows', () => {
  expect(complete('app:g bold', 5)[0]).toMatchObject({ line: 'app:gimp bold', caret: 9 });
});
