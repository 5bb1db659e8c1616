import { expect, test } from 'vitest';
import { findFunctionNames } from './find-function-names.ts';
import { isProduct, readSources } from './read-sources.ts';

test('code outside the vocabulary asks what a function does, not for its name', async () => {
  const sources = (await readSources()).filter(
    (source) => isProduct(source) && source.layer !== 'vocabulary',
  );
  const found = sources.flatMap(({ file, text }) =>
    findFunctionNames(file, text).map(({ name, line }) => `${file}:${line} ${name}`),
  );
  expect(found).toEqual([]);
});
