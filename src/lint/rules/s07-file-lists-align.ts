import { toPointer } from '#text/json/json-pointer.ts';
import { type JsonObject, toFlag } from '#text/json/json-value.ts';
import { fetches } from '../facts/fetches.ts';
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
  consequence: 'stops',
  summary:
    'With "multi", the arrays "path" and "dest" have the same length, and "gives" contains indexes of them; without it, both are strings.',
  why: 'Element n of "dest" is the local name of element n of "path". A file without a counterpart is never fetched, and an array without "multi" is read as a string.',
  howToFix:
    'Write the files in the same order in both arrays. For a single file, write two strings and omit "multi" and "gives".',
  yieldsTo: ['S02', 'S04', 'V05'],
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
      if (entry?.contract.keys?.multi === undefined) continue;

      const isMulti = toFlag(source.multi) === true;
      const fault = isMulti ? findListFault(source) : findMultiMissing(source);
      if (fault) {
        const { field, about = [field], ...facts } = fault;
        yield {
          at: [...at, field],
          about: about.map((name) => toPointer([...at, name])),
          ...facts,
        };
        // The number of files is not certain.
        continue;
      }

      const count = isMulti ? lengthOf(source.path) : 1;
      if (count === undefined || count === 0 || !Array.isArray(source.gives)) continue;
      for (const [index, place] of source.gives.entries()) {
        if (!Number.isInteger(place) || (place >= 0 && place < count)) continue;
        yield {
          at: [...at, 'gives', index],
          found: `"gives" has the index ${place}, but the last file has the index ${count - 1}`,
          wanted: 'indexes begin at 0',
        };
      }
    }
  },
});

interface Fault {
  /** Where it is reported. */
  field: string;
  /** What may be wrong. Default: the field. */
  about?: readonly string[];
  found: string;
  wanted: string;
}

const fileFields = ['path', 'dest'] as const;

function findMultiMissing(source: JsonObject): Fault | undefined {
  const lists = fileFields.filter((field) => Array.isArray(source[field]));
  const [first] = lists;
  if (first === undefined) return undefined;
  const names = lists.map((field) => `"${field}"`).join(' and ');
  return {
    field: first,
    about: ['multi', ...lists],
    found: `${names} ${lists.length === 1 ? 'is an array' : 'are arrays'} without "multi"`,
    wanted: `add "multi": true, or write ${lists.length === 1 ? 'one string' : 'strings'}`,
  };
}

function findListFault({ path, dest }: JsonObject): Fault | undefined {
  const texts = Object.entries({ path, dest }).filter(([, value]) => typeof value === 'string');
  const [first] = texts;
  if (first) {
    const names = texts.map(([field]) => `"${field}"`).join(' and ');
    return {
      field: first[0],
      about: ['multi', ...texts.map(([field]) => field)],
      found: `${names} ${texts.length === 1 ? 'is a string' : 'are strings'} beside "multi"`,
      wanted: texts.length === 1 ? 'it must be an array' : 'they must be arrays',
    };
  }
  const [paths, dests] = [lengthOf(path), lengthOf(dest)];
  if (paths === undefined || dests === undefined || paths === dests) return undefined;
  return {
    field: 'dest',
    about: ['path', 'dest'],
    found: `"dest" has length ${dests}, but "path" has length ${paths}`,
    wanted: 'each file needs both',
  };
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined);
