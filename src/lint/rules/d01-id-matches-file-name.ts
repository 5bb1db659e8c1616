import { toJsonFileStem } from '#text/file-name.ts';
import { defineTaskRule } from '../model/rule.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const idMatchesFileName = defineTaskRule({
  code: 'D01',
  name: 'id-matches-file-name',
  severity: 'warning',
  consequence: 'nothing',
  summary: 'The id of a task is the name of its file.',
  why: 'Runners use the id of a task as its file name. If both are UUIDs and differ, one of them was copied and not changed.',
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
    const stem = toJsonFileStem(file);
    if (typeof id !== 'string' || id === '' || stem === '' || id === stem) return;

    // A task may have a folder of its own.
    if (!uuid.test(stem) && id === file.split('/').at(-2)) return;
    const isCopied = uuid.test(id) && uuid.test(stem) && id.toLowerCase() !== stem.toLowerCase();
    yield { at: ['id'], id, stem, severity: isCopied ? 'error' : 'warning' };
  },
});
