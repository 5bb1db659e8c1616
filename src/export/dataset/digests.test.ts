import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { readDigests, writeDigests } from './digests.ts';

const tasks = {
  'os/a.json': { id: 'a' },
  'os/b  c.json': { id: 'b' },
  'os/d\ne\\nf.json': { id: 'c' },
};

test.for([undefined, 'canary "6f9b"'])('gives digests and files back (canary %s)', (canary) => {
  const { entries } = exampleCatalogue(tasks);
  const text = [...writeDigests(entries, canary)].join('');
  expect(readDigests(text)).toEqual(entries.map(({ digest, file }) => ({ digest, file })));
  expect(text.includes(canary ?? '#')).toBe(canary !== undefined);
});

test('a task without a digest keeps its line', () => {
  const { entries } = exampleCatalogue({ 'a.json': { id: 'a', note: '\u{D800}' } });
  const text = [...writeDigests(entries, undefined)].join('');
  expect(readDigests(text)).toEqual([{ digest: '-', file: 'a.json' }]);
});
