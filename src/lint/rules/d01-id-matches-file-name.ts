import { fileOfMember, toJsonFileStem } from '#text/file-name.ts';
import { defineTaskRule } from '../model/rule.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const idMatchesFileName = defineTaskRule({
  code: 'D01',
  name: 'id-matches-file-name',
  severity: 'warning',
  consequence: 'nothing',
  canBeConvention: true,
  summary: 'The id of a task is the name of its file, or a part of it.',
  why: 'People and runners look for a task by its id. If the two have nothing in common, one of them was probably copied and not changed. A name may have more than the id, such as a level or the name of an app, and so may an id.',
  howToFix:
    'Give a copied task a new id and name the file after it. If the id is already in use elsewhere, rename the file instead.',
  yieldsTo: ['D02'],
  examples: {
    good: [{ id: 'example' }],
    bad: [{ id: 'another' }, { id: 'Example' }],
  },

  message({ id, stem }: { id: string; stem: string }) {
    if (id.toLowerCase() === stem.toLowerCase()) {
      return `the id "${id}" and the file name "${stem}" differ in case; use one spelling`;
    }
    // Archives made on macOS have the letter and its accent apart.
    return id.normalize() === stem.normalize()
      ? `the id and the file name "${stem}" look alike, but differ in their Unicode form; use one form, such as NFC`
      : `the id is "${id}", but the file is named "${stem}"; use one name for both`;
  },

  *check({ fields }, { file }) {
    const { id } = fields;
    // A task in a file with several has no file name.
    if (fileOfMember(file) !== file) return;
    const stem = toJsonFileStem(file);
    if (typeof id !== 'string' || id === '' || stem === '' || id === stem) return;

    // A task may have a folder of its own.
    if (!uuid.test(stem) && id === file.split('/').at(-2)) return;
    if (isPartOf(file, stem, id)) return;
    yield { at: ['id'], id, stem, cause };
  },
});

const cause = 'the id is not the name of the file';

/** Whether one name has the words of the other and more: a level, an app, a number, or the name of a folder. */
function isPartOf(file: string, stem: string, id: string): boolean {
  const [path, name, own] = [file.replace(/\.json$/i, ''), stem, id].map(listWords);
  if (!path || !name || !own || own.length === 0 || name.length === 0) return false;
  // With the same words in another spelling, neither is found by the other.
  if (isWithin(own, name)) return own.length < name.length;
  return isWithin(name, own) || (own.at(-1) === name.at(-1) && isWithin(own, path));
}

/** Whether all words are among the others, in the same order. */
function isWithin(words: readonly string[], others: readonly string[]): boolean {
  let next = 0;
  for (const other of others) if (other === words[next]) next++;
  return next === words.length;
}

const listWords = (name: string): string[] => name.normalize().toLowerCase().match(word) ?? [];

/** A UUID or another hexadecimal number, letters, or digits. */
const word = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{8,}|\p{L}[\p{L}\p{M}]*|\p{N}+/gu;
