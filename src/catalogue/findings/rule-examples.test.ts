import { expect, test } from 'vitest';
import { textFile } from '#lint/model/example-file.ts';
import { booleanAsString } from '#lint/rules/s04-boolean-as-string.ts';
import { extensionSpelt } from '#lint/rules/w12-extension-spelt.ts';
import { showExamples } from './rule-examples.ts';

test('shows parts of a task as JSON', () => {
  expect(
    showExamples({
      examples: { kind: 'task', good: [{ proxy: true }], bad: [{ proxy: 'true' }] },
    }),
  ).toMatchObject({
    good: [[{ text: '{\n  "proxy": true\n}' }]],
    bad: [[{ text: '{\n  "proxy": "true"\n}' }]],
  });
});

test('shows what a rule about tasks reports in each incorrect part', () => {
  const { good, bad } = showExamples(extensionSpelt);
  expect(good.flat().map(({ note }) => note)).toEqual([undefined]);
  expect(bad.flat().map(({ note }) => note)).toEqual([
    'Reported: unknown extension ".xslx"; did you mean ".xlsx"?',
    'Reported: unknown extension ".xlxs"; did you mean ".xlsx"?',
  ]);
  // The schema finds the first of these.
  const [first] = showExamples(booleanAsString).bad;
  expect(first).toEqual([{ text: expect.any(String) as string }]);
});

test('names the files of a dataset', () => {
  const parts = { 'a.json': { id: 'a' }, 'suites/quick.json': { os: [] } };
  const [files] = showExamples({ examples: { kind: 'dataset', good: [parts], bad: [] } }).good;
  expect(files).toEqual([
    { name: 'a.json', text: '{\n  "id": "a"\n}' },
    { name: 'suites/quick.json', text: '{\n  "os": []\n}' },
  ]);
});

test.for([
  ['its encoding', textFile('[]\n', 'UTF-16'), 'Encoded as UTF-16.'],
  [
    'that its last line does not end',
    textFile('[]'),
    'Encoded as UTF-8, without a line feed at its end.',
  ],
] as const)('says of a file %s', ([, file, note]) => {
  const [shown] = showExamples({ examples: { kind: 'file', good: [file], bad: [] } }).good;
  expect(shown).toEqual([{ text: file.kind === 'text' ? file.text : '', note }]);
});

test.for([
  { kind: 'long', description: 'A million blanks.', write: () => '' },
  { kind: 'link', description: 'A link to itself.', target: 'example.json' },
] as const)('describes a file that cannot be shown: $description', (file) => {
  expect(showExamples({ examples: { kind: 'file', good: [], bad: [file] } }).bad).toEqual([
    [{ note: file.description }],
  ]);
});
