import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { toTaskDetails, unpackDetails } from '../details/task-details.ts';
import { unpackIndex } from '../index/explorer-data.ts';
import { toExplorerIndex } from '../index/explorer-index.ts';
import { readQuery } from '../query/explorer-query.ts';
import { select } from '../query/explorer-select.ts';
import { addChoices } from './line-choices.ts';
import { createTaskFinder } from './task-finder.ts';

const catalogue = exampleCatalogue(
  {
    'calc/a.json': {
      id: 'a',
      source: 'https://forum.example.org/1',
      instruction: 'Make a pivot table.',
      related_apps: ['libreoffice_calc'],
      config: [],
      evaluator: {
        func: 'compare_table',
        result: { type: 'vm_file', path: '/home/user/budget.xlsx' },
        expected: { type: 'rule', rules: { sheets: [{ name: 'Sum' }] } },
        options: { rules: [{ type: 'check_cell', ignore_case: true }] },
      },
    },
    'web/b.json': {
      id: 'b',
      source: 'https://forum.example.org/1',
      instruction: 'Open https://trams.example.org:80 at once, then mute it.',
      related_apps: ['chrome', 'libreoffice_calc'],
      fixed_ip: true,
      config: [
        { type: 'chrome_open_tabs', parameters: { urls_to_open: ['https://trams.example.org'] } },
        { type: 'execute', parameters: { command: ['pkill', '-name', 'vlc'] } },
      ],
      evaluator: {
        func: ['exact_match', 'compare_text_file'],
        result: [{ type: 'vm_command_line' }, { type: 'vm_file', path: '/trams.csv' }],
        postconfig: [{ type: 'sleep', parameters: { seconds: 3 } }],
      },
    },
    'gimp/c.json': {
      id: 'c',
      source: 'https://forum.example.org/1',
      instruction: 'Lower the brightness.',
      related_apps: ['gimp'],
      config: [],
      evaluator: { func: 'infeasible' },
    },
  },
  { datasetFile: { title: 'Examples', language: 'en', synonyms: [['mute', 'silence']] } },
);
const data = unpackIndex(toExplorerIndex(catalogue));
const finder = createTaskFinder(data, unpackDetails(toTaskDetails(catalogue)));
const valuesOf = new Map(data.index.facets.map(({ name, values }) => [name, new Set(values)]));

/** The tasks of a line as the explorer selects them. */
function find(line: string): string {
  const found = finder.find(line);
  const fits = new Set(found?.rows);
  const query = addChoices(readQuery('', valuesOf).query, found?.choices ?? []);
  const { rows } = select(data.index, query, (row) => fits.has(row));
  return rows.map((row) => data.paths[row]).join('');
}

test.for([
  ['words', 'pivot', 'a'],
  ["the dataset's synonyms", 'silence', 'b'],
  ['a value of a facet', 'app:gimp', 'c'],
  ['a whole word of a value', 'app:calc', 'ab'],
  ['a key in capitals', 'App:GIMP', 'c'],
  ['a readable value', 'app:"LibreOffice Calc"', 'ab'],
  ['values by a star', 'metric:compare_*', 'ab'],
  ['an app without its blanks', 'libreofficecalc', 'ab'],
  ['an excluded value', 'app:calc -app:chrome', 'a'],
  ['values of one key as alternatives', 'app:gimp app:chrome', 'bc'],
  ['values of several keys together', 'app:calc metric:exact_match', 'b'],
  ['what is absent', '-feasible', 'c'],
  ['what is absent, in two letters', '-ip', 'ac'],
  ['what is there', 'live:*', 'b'],
  ['what is not there', '-live:*', 'ac'],
  ['numbers', 'checks:>=2', 'b'],
  ['a range of numbers', 'steps:1..5', 'b'],
  ['a range of numbers with a hyphen', 'steps:1-5', 'b'],
  ['a type of the result', 'result.type:vm_file', 'ab'],
  ['fields of several keys together', 'result.type:vm_file -result.type:vm_command_line', 'a'],
  ['a word of the instruction alone', 'instruction:trams.example.org', 'b'],
  ['a word that the instruction does not have', '-instruction:"pivot table"', 'bc'],
  ['an id', 'id:c', 'c'],
  ['a part of a path', 'result.path:budget.xlsx', 'a'],
  ['anything below a field', 'expected.rules.*:Sum', 'a'],
  ['a field with the prefix of the evaluator', 'evaluator.func:exact_match', 'b'],
  ['actions before the evaluation', 'postconfig.type:sleep', 'b'],
  ['actions of the setup', 'config.type:chrome_open_tabs', 'b'],
  ['an option at any depth', 'option:ignore_case', 'a'],
  ['an option with a value', 'options.rules.ignore_case:true', 'a'],
  ['fields and words together', 'app:calc metric:compare_table getter:vm_file "pivot table"', 'a'],
  ['an address', 'https://trams.example.org:80', 'b'],
  ['a command with an option', 'pkill -name vlc', 'b'],
  ['what NOT excludes', 'NOT pivot NOT app:chrome', 'c'],
  ['a short form with NOT', 'NOT feasible', 'c'],
  ['a key with a full-width colon', 'app：gimp', 'c'],
  ['plain words', 'infeasible', 'c'],
  ['the name of a way to pass without the work', 'Giving up passes', 'c'],
  ['a double negation in plain words', 'not infeasible', 'ab'],
  ['the opposite in plain words', 'feasible tasks', 'ab'],
  ['tasks that depend on live sites', 'which tasks depend on live sites', 'b'],
  ['plain words with others', 'no internet pivot', 'a'],
  ['plain words beside a term', 'offline app:calc', 'a'],
  ['plain words with an article', 'without the internet', 'ac'],
  ['all of the apps that "and" joins', 'calc and chrome', 'b'],
  ['apps that no task has together as words', 'gimp and chrome', 'bc'],
  ['a word for an export beside others', 'infeasible latex', 'c'],
  ['a value among words that say nothing', 'tasks with app:gimp', 'c'],
  ['a word for an export with its noun', 'infeasible tasks as latex table', 'c'],
  ['quoted words as they are', '"infeasible"', 'c'],
] as const)('finds %s: %s', ([, line, ids]) => {
  expect(find(line)).toBe(ids);
  expect(finder.find(line)?.notes).toEqual([]);
});

test.for<[string, string, string, string, string?]>([
  [
    'an unknown key',
    'pivot metrc:compare_table',
    'metrc:compare_table',
    'Unknown key "metrc"; did you mean "metric"?',
    'metric:compare_table',
  ],
  [
    'an unknown value',
    '-app:gmip pivot',
    '-app:gmip',
    'No task has app "gmip"; did you mean "gimp"?',
    '-app:gimp',
  ],
  ['a field without the value', 'result.type:x', 'result.type:x', 'No task has result.type "x"'],
  [
    'an unknown word of the instruction',
    'instruction:x1',
    'instruction:x1',
    'No task has instruction "x1"',
  ],
  ['what is absent in no task', 'pivot -source', '-source', 'No task matches "-source"'],
  ['an unknown option', 'option:colour', 'option:colour', 'No task has option "colour"'],
])('reports %s at its place', ([, line, wrong, message, suggestion]) => {
  const [note] = finder.find(line)?.notes ?? [];
  expect(line.slice(note?.from, note?.to)).toBe(wrong);
  expect(note?.message).toBe(message);
  expect(note?.suggestion).toBe(suggestion);
});

test('leaves out what else it reports, except for a short form that no task fits', () => {
  expect(find('-source')).toBe('');
  expect(find('metrc:compare_table pivot')).toBe('a');
});

test.for(['metric:comp', 'metric:tab', 'pivot app:cal', 'option:ignore'])(
  'does not report %s while its value is being typed',
  (line) => {
    expect(finder.find(line)).toMatchObject({ notes: [], unfinished: line.split(' ').at(-1) });
    expect(find(line)).not.toBe('');
    expect(finder.find(`${line} bold`)?.notes).toHaveLength(1);
  },
);

test('does not report a key whose value is not typed yet', () => {
  expect(finder.find('pivot metric:')?.notes).toEqual([]);
  expect(find('Metric: pivot')).toBe('a');
  expect(find('pivot metric:')).toBe('a');
  expect(find('id: pivot')).toBe('a');
});

test('says how plain words are understood', () => {
  expect(finder.find('calc and chrome')?.plain).toEqual([
    { typed: 'calc and chrome', meaning: 'Apps: LibreOffice Calc and Chrome' },
  ]);
  expect(finder.find('pivot no internet')?.plain).toEqual([
    { typed: 'no internet', meaning: 'Internet while solving: apparently not needed' },
  ]);
  expect(finder.find('live sites')?.plain).toEqual([
    { typed: 'live sites', meaning: 'Live sites in setup or evaluator: any' },
  ]);
});

test('searches for a word for an export only where a task has it with the others', () => {
  expect(finder.find('pivot csv')?.exporting).toEqual({ word: 'csv', isSearched: false });
  expect(finder.find('pivot jsonl')?.exporting).toEqual({ word: 'jsonl', isSearched: false });
  expect(finder.find('mute csv')?.exporting).toEqual({ word: 'csv', isSearched: true });
  expect(find('mute csv')).toBe('b');
  expect(finder.find('latex')?.exporting).toEqual({ word: 'latex', isSearched: true });
  expect(finder.find('pivot')?.exporting).toBeUndefined();
});

test('counts words and terms', () => {
  expect(['pivot', 'pivot app:calc'].map((line) => finder.find(line)?.isWords)).toEqual([
    true,
    false,
  ]);
});
