import { expect, test } from 'vitest';
import { toCitationFiles, toDataAddress } from './citation-files.ts';
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

import fc from 'fast-check';

const read = async (text: string) =>
  (await fetch(new URL(toDataAddress('text/plain', text)).href)).text();

test.for(['', '@misc{a,\n  title = {50 % & "more"}\n}\n', ' a #b?c\r\n', '日本 \u0000\t<b>', 'x '])(
  'gives back %j',
  async (text) => {
    expect(await read(text)).toBe(text);
  },
);

test('gives back any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(await read(text)).toBe(text);
    }),
  );
});

test('takes no longer for many blanks within a text', () => {
  const text = `a${' '.repeat(1_000_000)}b`;
  expect(toDataAddress('text/plain', text)).toHaveLength(
    toDataAddress('text/plain', '').length + text.length,
  );
});

test('every form names how the task is judged, where the code of the environment was seen', () => {
  const cited = exampleCitation({ judgingDigest: 'fedcba9876543210' });
  const { bib, ris, txt } = toCitationFiles(cited);
  const short = 'SHA-256: file 0123456789ab, judged by fedcba987654';
  expect(txt).toContain(short);
  expect(bib).toContain(`note = {Task a-1, as of 2026-03-14, ${short}}`);
  expect(ris).toContain('N1  - SHA-256 0123456789abcdef, judged by fedcba9876543210\r\n');
  const unseen = Object.values(toCitationFiles(exampleCitation()));
  expect(unseen.join('\n')).not.toMatch(/judged ?by/i);
});
