import { expect, test } from 'vitest';
import { dropCredentials } from './drop-credentials.ts';

test('leaves out user names and passwords of every address, and says of which', () => {
  const secret = 'https://me:secret@example.org/a?b=c#d';
  const file = {
    title: 'T',
    homepage: secret,
    repository: { url: 'https://token@example.org/r.git', ref: 'main' },
    citation: { url: secret, year: 2026 },
    authors: ['A', { name: 'B', url: secret }, { name: 'C' }],
    environment: { repository: secret, ref: 'main' },
  };
  expect(dropCredentials(file)).toEqual({
    file: {
      title: 'T',
      homepage: 'https://example.org/a?b=c#d',
      repository: { url: 'https://example.org/r.git', ref: 'main' },
      citation: { url: 'https://example.org/a?b=c#d', year: 2026 },
      authors: ['A', { name: 'B', url: 'https://example.org/a?b=c#d' }, { name: 'C' }],
      environment: { repository: 'https://example.org/a?b=c#d', ref: 'main' },
    },
    dropped: [
      'homepage',
      'repository.url',
      'citation.url',
      'authors.url',
      'environment.repository',
    ],
  });
});

test.for([{}, { homepage: 'https://EXAMPLE.org', authors: [{ name: 'A' }] }])(
  'leaves %j as it is',
  (file) => {
    expect(dropCredentials(file)).toEqual({ file, dropped: [] });
  },
);
