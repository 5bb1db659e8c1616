import { expect, test } from 'vitest';
import { listNames } from './known-names.ts';
import { createVocabulary } from './vocabulary.ts';

test('lists every name in alphabetical order', () => {
  const names = listNames(createVocabulary());
  for (const list of Object.values(names)) expect(list).toEqual([...list].sort());
  expect(names.actions).toContain('browser_open_tabs');
  expect(names.getters).toContain('vm_file');
  expect(names.metrics).toContain('infeasible');
  expect(names.apps).toContain('word_processor');
});

test("lists a dataset's own functions", () => {
  const names = listNames(createVocabulary({ metrics: { judge_dance: {} } }));
  expect(names.metrics).toContain('judge_dance');
});

test('lists no function that the source of the environment lacks', () => {
  const functions = { action: new Map(), getter: new Map(), metric: new Map() };
  const source = { functions, complete: ['getter'] as const };
  const { getters, metrics } = listNames(createVocabulary({}, { source }));
  expect(getters).toEqual([]);
  expect(metrics).toContain('compare_csv');
});

test("lists a dataset's own apps", () => {
  expect(listNames(createVocabulary({ apps: { cad: ['FreeCAD'] } })).apps).toContain('cad');
});
