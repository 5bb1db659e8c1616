import { expect, test } from 'vitest';
import { toEvaluation } from '#format/reading/to-evaluation.ts';
import type { MetricContract } from '#vocabulary/contract/contract.ts';
import { toPlainText } from '#text/rich-text.ts';
import { describeFieldAt, describePiece, describeWithheldAt } from './describe-field.ts';

const contract: MetricContract = {
  rules: {
    type: { required: true, wording: { name: 'called {rules.name}', any: 'of any name' } },
    name: { type: 'string', required: true },
    urls: { type: 'array of string', required: true },
    note: { type: 'string' },
  },
  options: {
    depth: { type: 'integer', wording: 'down to level {options.depth}' },
    sorted: { default: true, wording: { true: 'in order', false: 'in any order' } },
    parts: { fields: { type: { wording: { cell: 'cells', chart: 'charts' } }, size: {} } },
  },
};

function checkOf(rules: unknown, options: unknown = {}, type = 'rule') {
  const expected = rules === undefined ? { type } : { type, rules };
  const [check] = toEvaluation({ func: 'a', expected, options }).checks;
  if (!check) throw new Error('the example has no check');
  return { ...check, contract, rulesKey: type === 'rule' ? 'rules' : undefined };
}

const at = (name: string) => ({ name, noun: undefined, join: undefined });
const plain = (text: ReturnType<typeof describeFieldAt>) => text && toPlainText(text);

test.for([
  ['a rule', 'rules.name', { name: 'Tango' }, {}, 'Tango'],
  ['a rule whose value has a wording', 'rules.type', { type: 'any' }, {}, 'of any name'],
  ['a field inside a wording', 'rules.type', { type: 'name', name: 'Tango' }, {}, 'called Tango'],
  ['nothing for a field that is missing inside', 'rules.type', { type: 'name' }, {}, undefined],
  ['nothing for a value without a wording', 'rules.type', { type: 'new' }, {}, undefined],
  ['no name that every object has', 'rules.type', { type: 'constructor' }, {}, undefined],
  ['nothing for a rule that is missing', 'rules.name', {}, {}, undefined],
  ['no rule of rules that are none', 'rules.name', 'x', {}, undefined],
  ['the rules themselves', 'rules', ['a', 'b'], {}, 'a and b'],
  ['an option', 'options.depth', {}, { depth: 2 }, 'down to level 2'],
  [
    'parts once',
    'options.parts.type',
    {},
    { parts: [{ type: 'cell' }, { type: 'chart' }, { type: 'cell' }] },
    'cells and charts',
  ],
  [
    'nothing for parts of which one has no wording',
    'options.parts.type',
    {},
    { parts: [{ type: 'cell' }, { type: 'new' }] },
    undefined,
  ],
  ['nothing for a part that is a string', 'options.parts.type', {}, { parts: ['x'] }, undefined],
  ['nothing for another slot', 'keys.path', {}, {}, undefined],
] as const)('describes %s', ([, place, rules, options, expected]) => {
  expect(plain(describeFieldAt(at(place), checkOf(rules, options)))).toBe(expected);
});

test.for([
  ['the only value by the name it is given', { key: 'day' }, 'Monday'],
  ['nothing without that name', {}, undefined],
  ['nothing for another name', { key: 'month' }, undefined],
] as const)('describes %s', ([, result, expected]) => {
  const check = checkOf({ values: { day: 'Monday' } });
  const source = { type: 'page_part', fields: result, extra: {}, files: [] };
  const described = describeFieldAt(at('rules.values.<key>'), { ...check, result: source });
  expect(plain(described)).toBe(expected);
});

test('reads no rules from a source that fetches', () => {
  const check = checkOf({ name: 'Tango' }, {}, 'page_info');
  expect(describeFieldAt(at('rules.name'), check)).toBeUndefined();
});

test.for([
  ['an option that is set', { depth: 2 }, 'down to level 2'],
  ['nothing for an option that is off', { depth: false }, undefined],
  ['nothing for an option that is off as a string', { depth: 'false' }, undefined],
  ['nothing for an option that is absent', {}, undefined],
] as const)('adds %s', ([, options, expected]) => {
  expect(plain(describePiece(at('options.depth'), checkOf({}, options)))).toBe(expected);
});

test.for([
  ['the default of an option', {}, 'in order'],
  ['an option in place of its default', { sorted: false }, 'in any order'],
] as const)('adds %s', ([, options, expected]) => {
  expect(plain(describePiece(at('options.sorted'), checkOf({}, options)))).toBe(expected);
});

test.for([
  ['a required rule', 'rules.name', 'the expected value'],
  ['a required array', 'rules.urls', 'the expected values'],
  ['no rule that may be absent', 'rules.note', undefined],
  ['nothing for a rule whose value has a wording', 'rules.type', undefined],
] as const)('names %s without its value', ([, place, expected]) => {
  expect(plain(describeWithheldAt(at(place), checkOf(undefined)))).toBe(expected);
});
