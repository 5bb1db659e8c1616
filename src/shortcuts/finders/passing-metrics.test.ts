import { expect, test } from 'vitest';
import type { PassingCase } from '#vocabulary/contract/passing-case.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { findShortcuts } from '../find-shortcuts.ts';

const at = { file: 'metrics/garden.py', line: 12 };

function find(
  passes: readonly PassingCase[],
  evaluator: object,
  instruction = 'Water the plants and write the list to beds.csv.',
) {
  const place = { file: at.file, line: 9, end: 14, passes };
  const metric = new Map([['beds_are_wet', { place, parts: {} }]]);
  const functions = { action: new Map(), getter: new Map(), metric };
  const vocabulary = createVocabulary(
    {
      getters: {
        soil: { returnType: 'value' },
        photo: { returnType: 'file' },
      },
    },
    { source: { functions, complete: [] } },
  );
  const fields = { instruction, evaluator: { func: 'beds_are_wet', ...evaluator } };
  return findShortcuts({ file: 'a.json', fields }, { vocabulary })
    .filter(({ source }) => source !== undefined)
    .map(({ kind, certainty, message }) => `${certainty}: ${kind}: ${message}`);
}

const soil = { result: { type: 'soil' } };
const photo = { result: { type: 'photo', path: '/home/user/beds.csv', dest: 'beds.csv' } };
const withRules = (rules: object) => ({ expected: { type: 'rule', rules } });

test.for<[string, PassingCase[], object, string[]]>([
  [
    'anything passes',
    [{ result: 'anything', at }],
    soil,
    ['certain: nothing is compared: "beds_are_wet" passes whatever the result is'],
  ],
  [
    'a part of a point for anything',
    [{ result: 'anything', at, score: 0.5 }],
    soil,
    ['certain: nothing is compared: "beds_are_wet" gives 0.5 whatever the result is'],
  ],
  [
    'a rule is missing',
    [{ result: 'something', at, without: ['rules.beds'] }],
    { ...soil, ...withRules({ bed: 'roses' }) },
    [
      'certain: nothing is compared: "beds_are_wet" passes for any result that is not empty, since the task gives no "beds"',
    ],
  ],
  [
    'any file passes',
    [{ result: 'any file', at, extensions: ['csv'] }],
    photo,
    ['certain: any file passes: "beds_are_wet" passes for any file'],
  ],
  [
    'an empty file passes beside a rule',
    [{ result: 'empty file', at, given: ['rules.weeds'] }],
    { ...photo, ...withRules({ weeds: ['thistle'] }) },
    ['certain: empty output passes: "beds_are_wet" passes for an empty file'],
  ],
  [
    'an absent file passes in each way',
    [
      { result: 'none', at },
      { result: 'absent file', at },
    ],
    photo,
    ['certain: absent file passes: "beds_are_wet" passes where the file is absent'],
  ],
  [
    'None passes',
    [{ result: 'none', at, without: ['options.strict'] }],
    { ...soil, options: { depth: 2 } },
    [
      'likely: empty output passes: "beds_are_wet" passes where nothing is fetched, since the task gives no "strict"',
    ],
  ],
])('a metric of the source: %s', ([, passes, evaluator, shortcuts]) => {
  expect(find(passes, evaluator)).toEqual(shortcuts);
});

test.for<[string, PassingCase, object]>([
  [
    'a rule that is given',
    { result: 'anything', at, without: ['rules.beds'] },
    { ...soil, ...withRules({ beds: ['a'] }) },
  ],
  [
    'rules that are not known',
    { result: 'anything', at, without: ['rules.beds'] },
    { ...soil, expected: { type: 'soil' } },
  ],
  [
    'an option that is given',
    { result: 'anything', at, without: ['options.strict'] },
    { ...soil, options: { strict: true } },
  ],
  [
    'a reference that is given',
    { result: 'anything', at, without: ['expected'] },
    { ...soil, ...withRules({}) },
  ],
  [
    'a rule that is empty',
    { result: 'none', at, given: ['rules.weeds'] },
    { ...soil, ...withRules({ weeds: [''] }) },
  ],
  ['another extension', { result: 'any file', at, extensions: ['png'] }, photo],
  ['a value that is there', { result: 'something', at }, soil],
  ['a file of a getter that fetches values', { result: 'any file', at }, soil],
  ['several files', { result: 'any file', at }, { result: { ...photo.result, multi: true } }],
  [
    'a metric beside one that asks for something',
    { result: 'anything', at },
    { func: ['beds_are_wet', 'exact_match'], result: [soil.result, soil.result] },
  ],
])('no shortcut: %s', ([, passing, evaluator]) => {
  expect(find([passing], evaluator)).toEqual([]);
});

test.for([
  ['Remove beds.csv.', { result: 'none', at }],
  ['Create the folder beds.', { result: 'any file', at }],
] as const)('no shortcut where that is the work: %s', ([instruction, passing]) => {
  expect(find([passing], photo, instruction)).toEqual([]);
});
