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
