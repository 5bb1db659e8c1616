import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { toQuotedText } from '#text/rich-text.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { compareTasks } from './compare-tasks.ts';
import { cloud, describeChange, judge, result, rule, sleep, two } from './example-change.ts';

test.for<[string, JsonObject, JsonObject, string, string[]]>([
  [
    'another metric',
    judge({}),
    judge({ func: 'exact_match' }),
    'judging',
    ['The metric changed from “check_csv” to “exact_match”.'],
  ],
  [
    'an expected value',
    judge({ expected: rule({ expected: 'a' }) }),
    judge({ expected: rule({ expected: 'b' }) }),
    'judging',
    ['The expected value changed from “a” to “b”.'],
  ],
  [
    'an expected value that is too large',
    judge({ expected: rule({ expected: Infinity }) }),
    judge({ expected: rule({ expected: null }) }),
    'judging',
    ['The expected value changed from “a number that is too large” to “null”.'],
  ],
  [
    'a rule',
    judge({ expected: rule({ include: ['a'] }) }),
    judge({ expected: rule({ include: ['a', 'b'] }) }),
    'judging',
    ['Entry 2 of the rule “include” was added: “b”.'],
  ],
  [
    'another address of the reference',
    judge({ expected: cloud('https://example.org/1') }),
    judge({ expected: cloud('https://example.org/2') }),
    'moved',
    ['The reference file comes from another address.'],
  ],
  [
    'addresses of several files',
    judge({
      expected: { type: 'cloud_file', multi: true, path: ['https://example.org/1'], dest: ['a'] },
    }),
    judge({
      expected: { type: 'cloud_file', multi: true, path: ['https://example.org/2'], dest: ['a'] },
    }),
    'moved',
    ['The reference file comes from another address.'],
  ],
  [
    'another name of the reference',
    judge({ expected: cloud('https://example.org/1') }),
    judge({ expected: cloud('https://example.org/1', 'b.csv') }),
    'judging',
    ['For the expected value, “dest” changed from “gold.csv” to “b.csv”.'],
  ],
  [
    'a getter',
    judge({ expected: { type: 'vm_file' } }),
    judge({ expected: { type: 'cache_file' } }),
    'judging',
    ['The expected value is fetched by “cache_file” instead of “vm_file”.'],
  ],
  [
    'an option',
    judge({}),
    judge({ options: { strict_rows: true } }),
    'judging',
    ['The option “strict_rows” was added: “true”.'],
  ],
  [
    'a check that was added',
    judge({}),
    { evaluator: two },
    'judging',
    ['A check was added: “exact_match”.'],
  ],
  [
    'one other check in place of two',
    { evaluator: two },
    judge({ func: 'diff_text_file' }),
    'judging',
    [
      'Check 1 was removed: “check_csv”.',
      'Check 2 was removed: “exact_match”.',
      'A check was added: “diff_text_file”.',
    ],
  ],
  [
    'a check among several',
    { evaluator: two },
    { evaluator: { ...two, result: [result, { ...result, path: '/b' }] } },
    'judging',
    ['In check 2, for the judged value, “path” changed from “/home/user/a.csv” to “/b”.'],
  ],
  [
    '"or" for "and"',
    { evaluator: two },
    { evaluator: { ...two, conj: 'or' } },
    'judging',
    ['One passing check is enough now; before, all had to pass.'],
  ],
  [
    'a check that was added, of which one is enough',
    judge({}),
    { evaluator: { ...two, conj: 'or' } },
    'judging',
    ['A check was added: “exact_match”.', 'One passing check is enough.'],
  ],
  [
    'a check that was added beside a "conj" without a meaning',
    judge({}),
    { evaluator: { ...two, conj: 'xor' } },
    'judging',
    ['A check was added: “exact_match”.', '“conj” is “xor”.'],
  ],
  [
    'an entry of a list in a list',
    judge({ expected: rule({ include: [['a', 'b'], ['c']] }) }),
    judge({ expected: rule({ include: [['a', 'z'], ['c']] }) }),
    'judging',
    ['Entry 2 of entry 1 of the rule “include” changed from “b” to “z”.'],
  ],
  [
    'a step before judging',
    judge({}),
    judge({ postconfig: [sleep(1)] }),
    'judging',
    ['After the agent has finished, a step was added: wait one second.'],
  ],
  [
    'a field outside the format',
    judge({}),
    judge({ note: 1 }),
    'judging',
    ['In the evaluator, “note” was added: “1”.'],
  ],
  [
    'an evaluator that is text',
    judge({}),
    { evaluator: 'manual' },
    'judging',
    ['Check 1 was removed: “check_csv”.', 'The evaluator is not an object any more, but “manual”.'],
  ],
])('describes %s', ([, before, after, worst, sentences]) => {
  expect(describeChange(before, after)).toEqual([worst, ...sentences]);
});

test.for([
  ['a key in it is new', rule({ expected: { a: 1 } }), rule({ expected: { a: 1, b: 2 } })],
  ['several rules differ', rule({ total: 1 }), rule({ total: 2, currency: 'EUR' })],
  ['a file has another name', cloud('https://a.example/b', 'b'), cloud('https://a.example/b', 'c')],
] as const)('names no key of an expected value that is withheld: %s', ([, before, after]) => {
  const states = [before, after].map((expected) => exampleTask(judge({ expected })));
  const { changes } = compareTasks(states[0] ?? {}, states[1] ?? {}, { quotesExpected: false });
  expect(changes.map(({ at, sentence }) => [at.join('/'), toQuotedText(sentence)])).toEqual([
    ['evaluator/expected', 'The expected value changed.'],
  ]);
});

test('does not quote expected values that are withheld', () => {
  const [before, after] = ['a', 'b'].map((expected) => judge({ expected: rule({ expected }) }));
  expect(describeChange(before ?? {}, after ?? {}, false)).toEqual([
    'judging',
    'The expected value changed.',
  ]);
});

test('calls what a getter of the environment returns as the task has it the expected value', () => {
  const place = { file: 'getters.py', line: 1, end: 2, returnedKey: 'value' };
  const getter = new Map([['literal', { place, parts: {} }]]);
  const functions = { getter, metric: new Map(), action: new Map() };
  const vocabulary = createVocabulary({}, { source: { functions, complete: [] } });
  const [before, after] = ['a', 'b'].map((expected) =>
    exampleTask(judge({ expected: { type: 'literal', value: { expected } } })),
  );
  const options = { quotesExpected: true, vocabulary };
  const { changes } = compareTasks(before ?? {}, after ?? {}, options);
  expect(changes.map(({ sentence }) => toQuotedText(sentence))).toEqual([
    'The expected value changed from “a” to “b”.',
  ]);
});
