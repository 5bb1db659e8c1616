import { toFlag } from '../../text/json/json-value.ts';
import { fetches } from '../facts/files/fetched-files.ts';
import { defineTaskRule } from '../model/rule.ts';

const result = {
  type: 'vm_file',
  path: ['/home/user/a.jpg', '/home/user/b.jpg'],
  dest: ['a.jpg', 'b.jpg'],
  multi: true,
  gives: [0, 1],
};
const expected = {
  ...result,
  type: 'cloud_file',
  path: ['https://files.example.org/a.jpg', 'https://files.example.org/b.jpg'],
  dest: ['a_expected.jpg', 'b_expected.jpg'],
};
const func = 'compare_image_list';

export const fileListsAlign = defineTaskRule({
  code: 'S07',
  name: 'file-lists-align',
  severity: 'error',
  summary:
    'With "multi", the arrays "path" and "dest" have the same length, and "gives" contains indexes of them; without it, both are strings.',
  why: 'Element n of "dest" is the local name of element n of "path". A file without a counterpart is never fetched, and an array without "multi" is read as a string.',
  howToFix:
    'Write the files in the same order in both arrays. For a single file, write two strings and omit "multi" and "gives".',
  concerns: ['getter vm_file', 'getter cloud_file'],
  examples: {
    good: [{ evaluator: { func, result, expected } }],
    bad: [
      { evaluator: { func, result: { ...result, dest: ['a.jpg'] }, expected } },
      { evaluator: { func, result: { ...result, gives: [0, 2] }, expected } },
      { evaluator: { func, result: { ...result, multi: undefined, gives: undefined }, expected } },
    ],
  },

  message: ({ found, wanted }: { found: string; wanted: string }) => `${found}; ${wanted}`,

  *check(task, { vocabulary }) {
    for (const { getter, source, at } of fetches(task)) {
      const entry = vocabulary.find('getter', getter);
      // Other getters read an array of paths in their own way, as nested folders.
      if (entry?.kind !== 'getter' || entry.contract.keys?.multi === undefined) continue;

      const isMulti = toFlag(source.multi) === true;
      for (const field of ['path', 'dest'] as const) {
        const value = source[field];
        if (isMulti && typeof value === 'string') {
          yield {
            at: [...at, field],
            found: `"${field}" is a string beside "multi"`,
            wanted: 'it must be an array',
          };
        }
        if (!isMulti && Array.isArray(value)) {
          yield {
            at: [...at, field],
            found: `"${field}" is an array without "multi"`,
            wanted: 'add "multi": true, or write one string',
          };
        }
      }

      const paths = lengthOf(source.path);
      const dests = lengthOf(source.dest);
      if (isMulti && paths !== undefined && dests !== undefined && paths !== dests) {
        yield {
          at: [...at, 'dest'],
          found: `"dest" has length ${dests}, but "path" has length ${paths}`,
          wanted: 'each file needs both',
        };
      }

      const count = isMulti ? paths : 1;
      if (count === undefined || count === 0 || !Array.isArray(source.gives)) continue;
      for (const [index, place] of source.gives.entries()) {
        if (!Number.isInteger(place) || (place >= 0 && place < count)) continue;
        yield {
          at: [...at, 'gives', index],
          found: `"gives" names file ${place} of ${count}`,
          wanted: `it counts from 0, so ${count - 1} is the last`,
        };
      }
    }
  },
});

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined);
