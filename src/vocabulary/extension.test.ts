import { expect, test } from 'vitest';
import type { VocabularyEntry } from './contract/entry.ts';
import { declareEntry } from './extension.ts';

const builtIn: VocabularyEntry = {
  kind: 'metric',
  name: 'compare_rows',
  families: ['tables', 'general'],
  origin: 'format',
  equivalent: 'rows_compare',
  summary: 'Passes.',
  notes: ['Slow.'],
  contract: {
    result: { accepts: 'a table' },
    rules: { sheet: { type: 'string' } },
    options: { strict: { type: 'boolean', description: 'Old.' }, depth: { type: 'integer' } },
  },
};

const declare = (declaration: Parameters<typeof declareEntry>[2]) =>
  declareEntry('metric', 'compare_rows', declaration, builtIn);

test('makes a new name an entry of the dataset', () => {
  const declaration = {
    family: 'dances',
    summary: 'Judges.',
    notes: ['Loud.'],
    keys: { tempo: { type: 'integer' } },
    needsDebugPort: true,
  } as const;
  expect(declareEntry('getter', 'dance', declaration, undefined)).toEqual({
    kind: 'getter',
    name: 'dance',
    families: ['dances'],
    origin: 'dataset',
    summary: 'Judges.',
    notes: ['Loud.'],
    contract: { keys: { tempo: { type: 'integer' } }, needsDebugPort: true },
  });
});

test('lists a new name without a family among the own ones, and leaves out what is not said', () => {
  expect(declareEntry('action', 'fly', {}, undefined)).toStrictEqual({
    kind: 'action',
    name: 'fly',
    families: ["the dataset's own"],
    origin: 'dataset',
    contract: {},
  });
});

test('keeps all of a built-in name of which nothing is said', () => {
  expect(declare({})).toStrictEqual({ ...builtIn, extended: true });
});

test.for([
  ['family', { family: 'ours' }, { families: ['ours'] }],
  ['summary', { summary: 'Ours.' }, { summary: 'Ours.' }],
  ['notes', { notes: ['Fast.'] }, { notes: ['Fast.'] }],
] as const)('replaces the %s of a built-in name and keeps the rest', ([, declaration, changed]) => {
  expect(declare(declaration)).toStrictEqual({ ...builtIn, extended: true, ...changed });
});

test('adds fields to the known ones, and replaces one of the same name as a whole', () => {
  const { contract } = declare({ options: { strict: { default: true }, width: {} } });
  expect(contract).toStrictEqual({
    ...builtIn.contract,
    options: { strict: { default: true }, depth: { type: 'integer' }, width: {} },
  });
});

test('adds a part that the built-in contract does not have', () => {
  const expected = { accepts: 'a table to compare with' };
  expect(declare({ expected, otherOptions: true }).contract).toStrictEqual({
    ...builtIn.contract,
    expected,
    otherOptions: true,
  });
});

test('replaces an argument as a whole', () => {
  const result = { accepts: 'a list', example: { type: 'rule' } };
  expect(declare({ result }).contract).toStrictEqual({ ...builtIn.contract, result });
});

test('leaves the built-in entry itself as it was', () => {
  const before = structuredClone(builtIn);
  declare({ family: 'ours', options: { strict: {}, width: {} } });
  expect(builtIn).toEqual(before);
});
