import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { listSpellings } from './spellings.ts';

test('lists how tasks write the name of an app', () => {
  const { entries } = exampleCatalogue({
    'a.json': { related_apps: ['calc', 'vlc'] },
    'b.json': { related_apps: ['libreoffice_calc'] },
    'c.json': { related_apps: ['libreoffice_calc', ''] },
  });
  const vocabulary = createVocabulary();
  const spellings = listSpellings('libreoffice_calc', entries, vocabulary);
  expect(spellings).toEqual(['libreoffice_calc', 'calc']);
});
