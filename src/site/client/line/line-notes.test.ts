// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createLineNotes } from './line-notes.ts';

const found = {
  rows: [0],
  forms: [],
  corrections: [{ typed: 'tabel', replacement: 'table' }],
  missing: [],
  isPartial: false,
  missingIn: () => [],
};

test('shows a correction, with a button that refuses it', () => {
  const element = document.createElement('p');
  const typed: string[] = [];
  const notes = createLineNotes(element, (line) => typed.push(line));
  notes.show('print tabel', found);
  expect(element.hidden).toBe(false);
  expect(element.textContent).toBe(
    'No task has “tabel”; showing results for “table”. Search for “tabel” as typed',
  );
  element.querySelector('button')?.click();
  expect(typed).toEqual(['print "tabel"']);
});

test('is hidden when there is nothing to know', () => {
  const element = document.createElement('p');
  const notes = createLineNotes(element, () => undefined);
  notes.show('print', { ...found, corrections: [] });
  expect(element.hidden).toBe(true);
  notes.show('', undefined);
  expect(element.textContent).toBe('');
});
