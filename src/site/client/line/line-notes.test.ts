import { expect, test } from 'vitest';
import { exampleFound } from '#tests/support/example-found.ts';
import { createLineNotes } from './line-notes.ts';

const box = document.createElement('input');
const found = {
  ...exampleFound,
  corrections: [{ typed: 'tabel', replacement: 'table' }],
  suggested: [{ line: 'print "tabel"', text: 'Search for “tabel” as typed' }],
};

test('shows a correction, with a button that refuses it', () => {
  const element = document.createElement('p');
  const typed: string[] = [];
  const notes = createLineNotes(element, box, (line) => typed.push(line));
  notes.show('print tabel', found);
  expect(element.textContent).toBe(
    'No task has “tabel”; showing results for “table”. Search for “tabel” as typed ',
  );
  element.querySelector('button')?.click();
  expect(typed).toEqual(['print "tabel"']);
});

test('is empty when there is nothing to know, and not hidden, so that news are announced', () => {
  const element = document.createElement('p');
  const notes = createLineNotes(element, box, () => undefined);
  notes.show('print', { ...found, corrections: [], suggested: [] });
  expect(element.childNodes).toHaveLength(0);
  notes.show('', undefined);
  expect(element.childNodes).toHaveLength(0);
  expect(element.hidden).toBe(false);
});

test('marks the wrong word, says what is wrong with it, and offers another', () => {
  const element = document.createElement('p');
  const typed: string[] = [];
  const notes = createLineNotes(element, box, (line) => typed.push(line));
  const message = 'Unknown key "metrc"; did you mean "metric"?';
  const note = { from: 5, to: 12, message, suggestion: 'metric:a' };
  notes.show('open metrc:a', { ...found, corrections: [], suggested: [], notes: [note] });
  expect(element.querySelector('mark')?.textContent).toBe('metrc:a');
  expect(element.textContent).toContain(message);
  expect(box.ariaInvalid).toBe('true');
  element.querySelector('button')?.click();
  expect(typed).toEqual(['open metric:a']);
  notes.show('open', { ...found, corrections: [], suggested: [] });
  expect(box.ariaInvalid).toBeNull();
});

test('says what plain words were understood as, and offers an export', () => {
  const element = document.createElement('p');
  const notes = createLineNotes(element, box, () => undefined);
  notes.show('infeasible latex', {
    ...found,
    corrections: [],
    suggested: [{ line: '"infeasible" latex', text: 'Search for “infeasible” as typed' }],
    plain: [{ typed: 'infeasible', meaning: 'Feasible: no' }],
    exporting: { word: 'latex', isSearched: false },
  });
  expect(element.textContent).toBe(
    '“infeasible” is read as Feasible: no. “latex” is not searched for. ' +
      'Search for “infeasible” as typed Export these tasks ',
  );
  expect(element.querySelector('a')?.getAttribute('href')).toBe('#export');
});

test('repeats of a long line what is around a wrong term', () => {
  const element = document.createElement('p');
  const notes = createLineNotes(element, box, () => undefined);
  const note = { from: 100, to: 104, message: 'Unknown key "ap"', suggestion: undefined };
  const line = `${'a'.repeat(100)}ap:b${'c'.repeat(100)}`;
  notes.show(line, { ...found, corrections: [], suggested: [], notes: [note] });
  expect(element.querySelector('code')?.textContent).toBe(
    `…${'a'.repeat(40)}ap:b${'c'.repeat(40)}…`,
  );
});
