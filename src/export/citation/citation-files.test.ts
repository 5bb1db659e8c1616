import { expect, test } from 'vitest';
import { toCitationFiles } from './citation-files.ts';
import { exampleCitation } from './example-citation.ts';

const formats = ['bib', 'ris', 'txt'] as const;

test('writes every form, each with its end of line', () => {
  const files = toCitationFiles(exampleCitation());
  expect(Object.keys(files)).toEqual(formats);
  for (const format of formats) {
    expect(files[format]).toContain('Save the page.');
    expect(files[format]).toMatch(/\n$/);
  }
});

test.for(['a bird', 'a "bird" @home {in} 50% \\ #1', '鳥'])(
  'every form carries the canary %j as it is',
  (canary) => {
    const files = toCitationFiles(exampleCitation(), canary);
    for (const format of formats) expect(files[format], format).toContain(canary);
  },
);

test.for(['}{', 'a}', '{'])('a canary whose braces do not match, %j, ends no field', (canary) => {
  const { bib } = toCitationFiles(exampleCitation(), canary);
  expect(bib.match(/\{/g)?.length).toBe(bib.match(/\}/g)?.length);
});
