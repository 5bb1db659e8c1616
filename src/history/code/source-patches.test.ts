import { expect, test } from 'vitest';
import { compareCodes } from './compare-codes.ts';
import { editSource, exampleCode, exampleSource } from './example-code.ts';
import { cutPatch, fitPatches, listSourcePatches } from './source-patches.ts';

function listPatches(later: Parameters<typeof exampleCode>[0], earlier = exampleSource) {
  const code = compareCodes(exampleCode(earlier), exampleCode(later));
  return code.seen === 'both' && code.difference ? listSourcePatches(code.difference) : [];
}

test('shows what differs in each file once, with the numbers of its lines', () => {
  const later = editSource('metrics/load.py:load', 'metrics/load.py:LIMIT', 'env.py:evaluate');
  expect(listPatches(later)).toEqual([
    {
      file: 'env.py',
      patch: [
        '--- env.py',
        '+++ env.py',
        '@@ -19,2 +19,2 @@ evaluate',
        ' def evaluate(self):',
        '-    return self.metric()',
        '+    return self.metric()  # other',
      ].join('\n'),
    },
    {
      file: 'metrics/load.py',
      patch: [
        '--- metrics/load.py',
        '+++ metrics/load.py',
        '@@ -4,3 +4,3 @@ load',
        ' @cached',
        ' def load(path):',
        '-    return read(path, LIMIT)',
        '+    return read(path, LIMIT)  # other',
        '@@ -8,1 +8,1 @@ LIMIT',
        '-LIMIT = 5',
        '+LIMIT = 5  # other',
      ].join('\n'),
    },
  ]);
});

test('a function that another file replaces is compared with the earlier one of its name', () => {
  const { 'metrics/text.py:same_words': _gone, ...others } = exampleSource.pieces;
  const moved = {
    ...exampleSource,
    pieces: { ...others, 'words.py:same_words': 'def same_words(a, b):\n    return a in b' },
    functions: { metric: { same_words: ['words.py:same_words'] } },
  };
  const alone = {
    ...exampleSource,
    functions: { metric: { same_words: exampleSource.functions.metric.same_words } },
  };
  expect(listPatches(moved, alone as typeof exampleSource)).toEqual([
    {
      file: 'words.py',
      patch: [
        '--- metrics/text.py',
        '+++ words.py',
        '@@ -10,2 +22,2 @@ same_words',
        ' def same_words(a, b):',
        '-    return a == b',
        '+    return a in b',
      ].join('\n'),
    },
  ]);
});

test('a method is shown within its class', () => {
  const toClass = (body: string) => ({
    pieces: { 'm.py:Table': `class Table:\n    ${body}\n`, 'm.py:Table.read': body },
    functions: { metric: { agree: ['m.py:Table', 'm.py:Table.read'] } },
  });
  // The method is a line of its class.
  const place = (source: ReturnType<typeof toClass>) => {
    const code = exampleCode(source);
    const method = code.pieces['m.py:Table.read'];
    if (!method) throw new Error('there is a method');
    return { ...code, pieces: { ...code.pieces, 'm.py:Table.read': { ...method, line: 2 } } };
  };
  const code = compareCodes(
    place(toClass('def read(self): return 1')),
    place(toClass('def read(self): return 2')),
  );
  const difference = code.seen === 'both' ? code.difference : undefined;
  const [file] = difference ? listSourcePatches(difference) : [];
  expect(file?.patch.match(/^@@.*/gm)).toEqual(['@@ -1,2 +1,2 @@ Table']);
});

test('characters that cannot be seen are written as their codes', () => {
  const later = {
    ...exampleSource,
    pieces: { ...exampleSource.pieces, 'metrics/load.py:LIMIT': 'LIMIT = "\u202e\u001b[2J"' },
  };
  expect(listPatches(later)[0]?.patch).not.toMatch(/[\u202e\u001b]/);
});

test('a diff that is too long for its place ends at a line and says how many more there are', () => {
  const patch = ['+ab', '+cd', '+ef'].join('\n');
  expect(cutPatch(patch, 20)).toBe(patch);
  expect(cutPatch(patch, 6)).toBe('+ab\n… and 2 more lines');
});

test('files that a page has no room for are counted', () => {
  const files = Array.from({ length: 9 }, (_, index) => ({
    file: `${index}.py`,
    patch: '+x\n'.repeat(12_000),
  }));
  const { shown, more } = fitPatches(files);
  expect([shown.length, more]).toEqual([5, 4]);
});
