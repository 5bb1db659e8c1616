import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { toQuotedText } from '#text/rich-text.ts';
import { compareTasks } from '../tasks/compare-tasks.ts';
import { compareCodes } from './compare-codes.ts';
import {
  download,
  editSource as edit,
  exampleCode,
  exampleSource as source,
  tables,
  texts,
} from './example-code.ts';

function describe(before: JsonObject, after: JsonObject, later: Parameters<typeof exampleCode>[0]) {
  const compared = compareTasks(exampleTask(before), exampleTask(after), {
    quotesExpected: true,
    code: compareCodes(exampleCode(source), exampleCode(later)),
  });
  return [compared.class, ...compared.changes.map(({ sentence }) => toQuotedText(sentence))];
}

const withoutTable = {
  ...source,
  functions: { ...source.functions, metric: { same_words: ['metrics/text.py:same_words'] } },
};

const { judge: _judge, ...withoutJudge } = source;

test.for<[string, JsonObject, Parameters<typeof exampleCode>[0], ...string[]]>([
  [
    'its metric',
    tables,
    edit('metrics/table.py:tables_agree'),
    'The code of “tables_agree” has changed (“metrics/table.py”, 1 function), so results may differ.',
  ],
  [
    'what its metric uses, in two modules',
    tables,
    edit('metrics/table.py:tables_agree', 'metrics/load.py:load', 'metrics/load.py:LIMIT'),
    'The code of “tables_agree” has changed (“metrics/table.py”, 1 function; “metrics/load.py”, 2 definitions), so results may differ.',
  ],
  [
    'a getter that it names with its prefix',
    texts,
    edit('getters/file.py:get_shared_file'),
    'The code of “shared_file” has changed (“getters/file.py”, 1 function), so results may differ.',
  ],
  [
    'an action of its setup',
    { ...texts, config: [download] },
    edit('setup.py:Controller.download'),
    'The code of “download” has changed (“setup.py”, 1 function), so the start may differ.',
  ],
  [
    'an action before judging',
    { evaluator: { ...texts.evaluator, postconfig: [download] } },
    edit('setup.py:Controller.download'),
    'The code of “download” has changed (“setup.py”, 1 function), so results may differ.',
  ],
  [
    'an action of both',
    { config: [download], evaluator: { ...texts.evaluator, postconfig: [download] } },
    edit('setup.py:Controller.download'),
    'The code of “download” has changed (“setup.py”, 1 function), so the start and results may differ.',
  ],
  [
    'what judges all tasks',
    texts,
    edit('env.py:evaluate'),
    'The code that judges tasks has changed (“env.py”, 1 function), so results may differ.',
  ],
  [
    'what starts all tasks',
    texts,
    edit('env.py:Controller.setup'),
    'The code that starts tasks has changed (“env.py”, 1 function), so the start may differ.',
  ],
  [
    'a metric that is gone',
    tables,
    withoutTable,
    'The environment no longer has the function “tables_agree”, so results may differ.',
  ],
  [
    'a judge that is gone',
    texts,
    withoutJudge,
    'The code that judges tasks is no longer found in the environment, so results may differ.',
  ],
])('a change of %s is one of code', ([, fields, later, ...sentences]) => {
  expect(describe(fields, fields, later)).toEqual(['code', ...sentences]);
});

test.for<[string, JsonObject, Parameters<typeof exampleCode>[0]]>([
  ['nothing', tables, source],
  ['a metric that it does not use', texts, edit('metrics/table.py:tables_agree')],
  ['what only another metric uses', texts, edit('metrics/load.py:LIMIT')],
  ['an action that it does not use', texts, edit('setup.py:Controller.download')],
  ['a metric of others that is gone', texts, withoutTable],
  [
    'the file of a function alone',
    texts,
    {
      ...source,
      pieces: {
        ...source.pieces,
        'new.py:same_words': source.pieces['metrics/text.py:same_words'],
      },
      functions: {
        ...source.functions,
        metric: { ...source.functions.metric, same_words: ['new.py:same_words'] },
      },
    },
  ],
  ['what judges a task that nothing judges', { evaluator: { func: '' } }, edit('env.py:evaluate')],
])('a change of %s is none of a task', ([, fields, later]) => {
  expect(describe(fields, fields, later)).toEqual(['same']);
});

test('a metric that only the later task uses is a change of its file alone', () => {
  const [worst, ...sentences] = describe(texts, tables, edit('metrics/table.py:tables_agree'));
  expect(worst).toBe('judging');
  expect(sentences.join(' ')).not.toContain('The code of');
});

test('a task of which the file and code have changed has the worst class of both', () => {
  const code = edit('metrics/table.py:tables_agree');
  expect(describe(tables, { ...tables, instruction: 'Sort it.' }, code)[0]).toBe('code');
  expect(describe(tables, { evaluator: { ...tables.evaluator, options: {} } }, code)).toEqual([
    'code',
    expect.stringContaining('written in another way'),
    expect.stringContaining('The code of “tables_agree”'),
  ]);
});
