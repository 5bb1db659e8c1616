import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { toQuotedText } from '#text/rich-text.ts';
import { compareTasks } from './compare-tasks.ts';
import { describeChange, judge, open, result, sleep, two } from './example-change.ts';

test.for<[string, JsonObject, JsonObject]>([
  ['the order of keys', { proxy: true, snapshot: 'a' }, { snapshot: 'a', proxy: true }],
  [
    'the order of keys in a step',
    { config: [open('/a')] },
    { config: [{ parameters: { path: '/a' }, type: 'open' }] },
  ],
  [
    'a key that objects of JavaScript have',
    { notes: { toString: 'a', valueOf: 1 } },
    { notes: { toString: 'a', valueOf: 1 } },
  ],
])('%s makes no difference', ([, before, after]) => {
  expect(describeChange(before, after)).toEqual(['same']);
});

test.for<[string, JsonObject, JsonObject]>([
  ['"conj" that is written out', judge({}), judge({ conj: 'and' })],
  ['"conj" beside one check', judge({ conj: 'and' }), judge({ conj: 'or' })],
  ['one name and a list of it', judge({}), judge({ func: ['check_csv'] })],
  ['a single source and a list of it', judge({}), judge({ func: ['check_csv'], result: [result] })],
  ['absent, empty and null sources', judge({}), judge({ expected: {} })],
  ['null and an empty object', judge({ expected: null }), judge({ expected: {} })],
  ['absent and empty options', judge({}), judge({ options: [{}] })],
  ['an empty "postconfig"', judge({}), judge({ postconfig: [] })],
  ['"multi" that is false', judge({}), judge({ result: { ...result, multi: false } })],
])('writing %s is editorial', ([, before, after]) => {
  const sentence = 'The evaluator is written in another way, with the same meaning.';
  expect(describeChange(before, after)).toEqual(['editorial', sentence]);
  expect(describeChange(after, before)).toEqual(['editorial', sentence]);
});

test.for<[string, JsonObject, JsonObject]>([
  [
    '"shell" that is false',
    { config: [{ type: 'execute', parameters: { command: 'a' } }] },
    { config: [{ type: 'execute', parameters: { command: 'a', shell: false } }] },
  ],
  [
    '"shell" as text',
    { config: [{ type: 'execute', parameters: { command: 'a', shell: 'true' } }] },
    { config: [{ type: 'execute', parameters: { command: 'a', shell: true } }] },
  ],
  [
    'no parameters',
    { config: [{ type: 'close_all', parameters: {} }] },
    { config: [{ type: 'close_all' }] },
  ],
])('writing %s is editorial', ([, before, after]) => {
  const sentence = 'The setup is written in another way, with the same meaning.';
  expect(describeChange(before, after)).toEqual(['editorial', sentence]);
});

test('the worst change is the class of all', () => {
  const before = { source: 'a', config: [sleep(1)], instruction: 'A.' };
  const after = { source: 'b', config: [sleep(2)], instruction: 'B.' };
  expect(describeChange(before, after)[0]).toBe('environment');
});

test('points at the place in the later file, or where only the earlier one has it', () => {
  const compared = compareTasks(
    exampleTask({ config: [sleep(1), open('/a')], ...judge({}) }),
    exampleTask({ config: [open('/b')], evaluator: two }),
    { quotesExpected: true },
  );
  expect(compared.changes.map(({ at }) => at.join('/'))).toEqual([
    'config/0',
    'config/0/parameters/path',
    'evaluator/func/1',
  ]);
});

test('an evaluator that becomes an object is changed, not removed', () => {
  const [text, object] = [exampleTask({ evaluator: 'a folder' }), exampleTask()];
  const describe = (before: JsonObject, after: JsonObject, quotesExpected = true) =>
    compareTasks(before, after, { quotesExpected }).changes.map(({ sentence }) =>
      toQuotedText(sentence),
    );
  expect(describe(text, object)).toContain(
    'The evaluator is an object now; before, it was “a folder”.',
  );
  expect(describe(object, text)).toContain(
    'The evaluator is not an object any more, but “a folder”.',
  );
  expect(describe(text, object, false)).toContain(
    'The evaluator is an object now; before, it was not.',
  );
  const other = exampleTask({ evaluator: 'the answer' });
  expect(describe(text, other)).toEqual(['The evaluator changed from “a folder” to “the answer”.']);
  expect(describe(text, other, false)).toEqual(['The evaluator changed.']);
});

test.for<[string, (answer: unknown) => JsonObject, string, string]>([
  [
    'a field that evaluators do not have',
    (answer) => judge({ answer }),
    'evaluator/answer',
    'In the evaluator, “answer” changed.',
  ],
  [
    'a misspelt field of a judged value',
    (expcted) => judge({ result: { ...result, expcted } }),
    'evaluator/result/expcted',
    'For the judged value, “expcted” changed.',
  ],
  ['a misspelt field of the task', (expcted) => ({ expcted }), 'expcted', '“expcted” changed.'],
])('where answers are withheld, no value or key is shown of %s', ([, toFields, at, sentence]) => {
  const states: [unknown, unknown][] = [
    ['four', 'five'],
    [{ four: 1 }, { four: 2, five: 3 }],
  ];
  for (const [before, after] of states) {
    const [one, other] = [before, after].map((answer) => exampleTask(toFields(answer)));
    const { changes } = compareTasks(one ?? {}, other ?? {}, { quotesExpected: false });
    expect(changes.map((change) => [change.at.join('/'), toQuotedText(change.sentence)])).toEqual([
      [at, sentence],
    ]);
  }
});
