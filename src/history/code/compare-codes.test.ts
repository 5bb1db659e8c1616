import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { toQuotedText } from '#text/rich-text.ts';
import { compareTasks } from '../tasks/compare-tasks.ts';
import { compareCodes } from './compare-codes.ts';
import { editSource, exampleCode, exampleSource, tables, texts } from './example-code.ts';

const neutral = 'check_mailclient_prefs';
const product = 'check_thunderbird_prefs';

test('a function is found under its neutral and its product name, in each state', () => {
  const named = (name: string, text: string) => ({
    pieces: { [`m.py:${name}`]: text },
    functions: { metric: { [name]: [`m.py:${name}`] } },
  });
  const fields = exampleTask({ evaluator: { func: neutral, result: { type: 'rule' } } });
  const describeBetween = (before: object, after: object) =>
    compareTasks(fields, fields, {
      quotesExpected: true,
      code: compareCodes(
        exampleCode(before as Parameters<typeof exampleCode>[0]),
        exampleCode(after as Parameters<typeof exampleCode>[0]),
      ),
    }).changes.map(({ sentence }) => toQuotedText(sentence));
  const changed = [
    `The code of “${neutral}” has changed (“m.py”, 1 function), so results may differ.`,
  ];
  const [old, now] = ['def f():\n    return 0', 'def f():\n    return 1'];
  expect(describeBetween(named(product, old), named(product, now))).toEqual(changed);
  expect(describeBetween(named(product, old), named(neutral, now))).toEqual(changed);
  expect(describeBetween(named(product, old), named(neutral, old))).toEqual([]);
});

test.for([
  ['openpyxl 3.1.2', 'openpyxl 3.1.5', 'uses openpyxl 3.1.5 instead of 3.1.2'],
  ['openpyxl', 'openpyxl 3.1.5', 'uses openpyxl 3.1.5 (before, no version was stated)'],
  ['openpyxl 3.1.2', 'openpyxl', 'uses openpyxl, of which no version is stated (before, 3.1.2)'],
] as const)('says that %j became %j', ([before, after, words]) => {
  const code = compareCodes(
    exampleCode({ ...exampleSource, packages: [before, 'pandas'] }),
    exampleCode({ ...editSource('metrics/load.py:load'), packages: [after, 'pandas'] }),
  );
  const fields = [tables, texts].map(exampleTask);
  const [first, second] = fields.map((task) =>
    compareTasks(task, task, { quotesExpected: true, code }).changes.map(({ sentence }) =>
      toQuotedText(sentence),
    ),
  );
  expect(first?.[0]).toBe(
    `The code of “tables_agree” has changed (“metrics/load.py”, 1 function) and ${words}, so results may differ.`,
  );
  expect(second?.[0]).toBe(`The code of “same_words” ${words}, so results may differ.`);
});

test('of the same two states, the comparison is made once, and equal ones differ in nothing', () => {
  const [one, other] = [exampleCode(exampleSource), exampleCode(editSource('env.py:evaluate'))];
  expect(compareCodes(one, other)).toBe(compareCodes(one, other));
  expect(compareCodes(one, exampleCode(exampleSource))).toMatchObject({ difference: undefined });
});
