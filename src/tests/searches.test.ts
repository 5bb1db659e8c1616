import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildCatalogue, type Catalogue } from '#catalogue/catalogue.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { loadDataset } from '#dataset/load/load-dataset.ts';
import { toTaskDetails, unpackDetails } from '#explorer/details/task-details.ts';
import { describeFound } from '#explorer/finder/describe-found.ts';
import { listChosen } from '#explorer/finder/line-choices.ts';
import { createTaskFinder } from '#explorer/finder/task-finder.ts';
import { unpackIndex } from '#explorer/index/explorer-data.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';
import { examples } from './support/example-options.ts';

const createFinder = (catalogue: Catalogue) => {
  const data = unpackIndex(toExplorerIndex(catalogue));
  const finder = createTaskFinder(data, unpackDetails(toTaskDetails(catalogue)));
  return (line: string) => {
    const found = finder.find(line);
    const rows = found ? listChosen(data.index, found.rows, found.choices) : [];
    return {
      ids: rows.map((row) => data.paths[row] ?? ''),
      sentences: found ? describeFound(found) : [],
    };
  };
};

const toTask = (id: string, instruction: string, more: object) => ({
  [`${id}.json`]: { id, instruction, related_apps: [], config: [], ...more },
});
const tasks = {
  ...toTask('shape', 'Move the kite.', {
    evaluator: { func: 'compare_pptx', options: { examine_shape: false, row_tolerance: 2 } },
  }),
  ...toTask('deep', 'Colour the row.', {
    evaluator: {
      func: 'compare_table',
      options: { rules: [{ type: 'check', props: { ignore_case: null, saveDelay: 7 } }] },
    },
  }),
  ...toTask('rule', 'Freeze the header of the sheet.', {
    evaluator: {
      func: 'exact_match',
      expected: { type: 'rule', rules: { 'a sentence as key': 'approx:0.5' } },
    },
  }),
  ...toTask('second', 'Set the first row of the table.', {
    mood: 'brisk',
    second_evaluator: { func: 'check_csv', options: { strictness: 'low' } },
    evaluator: { func: 'exact_match' },
  }),
  ...toTask('whist', 'Deal.', { evaluator: { func: 'exact_match' } }),
  ...toTask('phase', 'Begin.', {
    phases: [{ instruction: 'Now hist it.', when: { trigger_kind: 'nightfall' } }],
    evaluator: { func: 'exact_match' },
  }),
};
const find = createFinder(exampleCatalogue(tasks));

test.for([
  ['an option', 'examine_shape', ['shape']],
  ['a piece of an option, and what means the same', 'tolerance', ['rule', 'shape']],
  ['an option without a value, deep within', 'ignore_case', ['deep']],
  ['a piece of a name in camel case', 'delay', ['deep']],
  ['a key that is a sentence', 'sentence', ['rule']],
  ['a field of the dataset', 'mood', ['second']],
  ['its value', 'brisk', ['second']],
  ['an option of a second evaluator', 'strictness', ['second']],
  ['a key within a phase', 'trigger_kind', ['phase']],
  ['a value within a phase', 'nightfall', ['phase']],
  [
    'a field that all tasks have',
    'related_apps',
    ['deep', 'phase', 'rule', 'second', 'shape', 'whist'],
  ],
  ['a number', '0.5', ['rule']],
  ['a part of an id, where another task has it as a word', 'hist', ['phase', 'whist']],
  ['words without those that are no criteria', 'the header must be', ['rule']],
] as const)('finds %s: %s', ([, line, ids]) => {
  expect(find(line).ids.toSorted()).toEqual(ids);
  expect(find(line).sentences).toEqual([]);
});

test('corrects a word of a phrase before it leaves it out, and shows first what has it', () => {
  const others = ['one', 'two', 'three', 'four'].map((id) =>
    toTask(id, `Set the first row of ${id}.`, { evaluator: { func: 'exact_match' } }),
  );
  const findAmong = createFinder(
    exampleCatalogue(Object.assign({ ...tasks }, ...others) as typeof tasks),
  );
  for (const line of ['freeze the first row', 'freze the first row']) {
    expect(findAmong(line).ids[0]).toBe('rule');
    expect(findAmong(line).sentences.at(-1)).toBe(
      '“freeze” and “first” are in no task together; these have most of the words.',
    );
  }
});

test('denies only what is in no file, and not at all where answers are withheld', () => {
  const expected = { type: 'rule', rules: { hidden_setting: 'hidden value' } };
  const more = toTask('secret', 'Sit.', { evaluator: { func: 'exact_match', expected } });
  const withheld = exampleCatalogue(more, {
    datasetFile: { title: 'Examples', language: 'en', answers: 'omit' },
  });
  const denied = (line: string) => createFinder(withheld)(line);
  expect(find('xqzzyx').sentences).toEqual(['No task has “xqzzyx”.']);
  for (const line of ['hidden_setting', 'hidden']) {
    expect(denied(line).ids).toEqual([]);
    expect(denied(line).sentences.join(' ')).toMatch(/^No task was found with/);
    expect(createFinder(exampleCatalogue(more))(line).ids).toEqual(['secret']);
  }
});

/** By how many tasks a public dataset has, what its lines find. */
const counted: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  369: {
    approximately_tolerance: 1,
    examine_shape: 14,
    examine_alignment: 2,
    ignore_case: 9,
    '5 checks': 2,
    '2 apps': 72,
    'no app': 1,
    'freze the first row': 3,
    'tasks that need two apps: Calc and Chrome': 12,
    'infeasible vs code': 5,
    'app:ca': 369,
  },
  538: { difficulty: 440, 'hard tasks': 6, L3: 170, 'difficulty L3': 170 },
};

test('finds in a public dataset what a scan of its files finds', async () => {
  const folder = resolve(process.env.BENCHLIGHT_DATASET ?? examples);
  const catalogue = buildCatalogue(await loadDataset(folder));
  const due = counted[catalogue.entries.length] ?? { 'no app': 0 };
  const findHere = createFinder(catalogue);
  const found = Object.keys(due).map((line) => [line, findHere(line).ids.length]);
  expect(Object.fromEntries(found)).toEqual(due);
});
