import { expect, test } from 'vitest';
import { parseDatasetFile } from './parse-dataset-file.ts';

test.for([
  ['the home page', '{"homepage": "http://["}', 14],
  ['a reference', '{"citation": {"url": "http://["}}', 22],
  ['an author', '{"authors": ["A", {"name": "B", "url": "http://["}]}', 40],
  ['the environment', '{"environment": {"repository": "http://["}}', 32],
] as const)('refuses an invalid address of %s', ([, text, column]) => {
  expect(() => parseDatasetFile('dataset.json', text)).toThrow(
    `dataset.json:1:${column}: invalid web address "http://["`,
  );
});

test.for([
  [
    'too few words',
    '{"synonyms": [["mute"]]}',
    ':1:15: "synonyms[0]" is an array; it must be an array of at least 2 elements',
  ],
  [
    'a number beyond all numbers',
    '{"environment": {"secondsBeforeJudging": 1e999}}',
    ':1:42: "secondsBeforeJudging" is a number that is too large; it must be a finite number',
  ],
] as const)('refuses %s', ([, text, message]) => {
  expect(() => parseDatasetFile('dataset.json', text)).toThrow(`dataset.json${message}`);
});
