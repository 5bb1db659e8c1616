import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { writeTaskLines, writeTasksBibtex, writeTasksCsv } from '../dataset/task-forms.ts';
import { pickArray, pickFromBibtex, pickFromCsv, pickLines } from './pick-rows.ts';

const hostile = 'a "quoted", long\r\ntext\n\nof lines, {brace} @misc{x,\n\n}';
const tasks = {
  'a.json': { id: 'a', instruction: hostile },
  'b.json': { id: 'b', instruction: '"' },
  'c.json': { id: 'c', instruction: hostile, source: hostile },
  'd.json': { id: 'd', instruction: '' },
};
const catalogues = {
  'a dataset': exampleCatalogue(tasks),
  'a dataset with a canary': exampleCatalogue(tasks, {
    datasetFile: { title: 'T', language: 'en', canary: 'canary "6f9b"' },
  }),
};
const choices = [[0, 2], [1], [3], [0, 1, 2, 3], []];

for (const [name, catalogue] of Object.entries(catalogues)) {
  const idsOf = (rows: readonly number[]) => rows.map((row) => catalogue.entries[row]?.id);
  const whole = (pieces: Iterable<string>) => [...pieces].join('');

  test.for(choices)(`makes an array of rows %j of ${name}`, (rows) => {
    const picked = pickArray(whole(writeTaskLines(catalogue, '/')), rows, 4);
    const ids = (JSON.parse(picked) as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(idsOf(rows));
  });

  test.for(choices)(`takes rows %j out of the lines of ${name}`, (rows) => {
    const picked = pickLines(whole(writeTaskLines(catalogue, '/')), rows, 4);
    const ids = picked
      .split('\n')
      .slice(0, -1)
      .map((line) => (JSON.parse(line) as { id: string }).id);
    expect(ids).toEqual(idsOf(rows));
  });

  test.for(choices)(`takes rows %j out of the table of ${name}`, (rows) => {
    const text = whole(writeTasksCsv(catalogue, '/'));
    const all = parse(text);
    const picked = parse(pickFromCsv(text, rows, 4));
    expect(picked).toEqual([all[0], ...rows.map((row) => all[row + 1])]);
  });

  test.for(choices)(`takes rows %j out of the references of ${name}`, (rows) => {
    const picked = pickFromBibtex(whole(writeTasksBibtex(catalogue, '/')), rows, 4);
    const ids = [...picked.matchAll(/^@misc\{.*-(.),$/gm)].map(([, id]) => id);
    expect(ids).toEqual(idsOf(rows));
    expect(picked.match(/^\}$/gm) ?? []).toHaveLength(rows.length);
  });
}

test.for([
  ['lines', pickLines, '{}\n{}\n'],
  ['an array', pickArray, '{}\n{}\n'],
  ['a table', pickFromCsv, 'id\na\nb\n'],
  ['references', pickFromBibtex, '@misc{a\n}\n\n@misc{b\n}\n'],
] as const)('takes no %s out of an export of other tasks', ([, pickRows, text]) => {
  expect(() => pickRows(text, [0], 2)).not.toThrow();
  expect(() => pickRows(text, [0], 3)).toThrow('2 tasks instead of 3');
});

test('takes a very long cell out of a table', () => {
  const long = `"${'""'.repeat(5_000_000)}"\n`;
  expect(pickFromCsv(`id\na\n${long}`, [1], 2)).toBe(`id\n${long}`);
});
