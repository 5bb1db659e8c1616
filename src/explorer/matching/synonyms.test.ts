import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { commonSynonyms, createSynonyms } from './synonyms.ts';
import { toStem } from './word-index.ts';

test('lists the stems of the other words, also of several groups', () => {
  const synonyms = createSynonyms(
    [
      ['lower', 'reduce'],
      ['reduce', 'shrink'],
    ],
    toStem,
  );
  expect([...(synonyms.get(toStem('reducing')) ?? [])]).toEqual(['lower', 'shrink']);
  expect([...(synonyms.get('shrink') ?? [])]).toEqual(['reduc']);
});

test('the guide lists all synonyms', async () => {
  const guide = await readFile('src/content/docs/guides/find.md', 'utf8');
  expect(guide).toContain(commonSynonyms.map((group) => group.join(', ')).join('; '));
});
