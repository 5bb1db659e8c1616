import { expect, test } from 'vitest';
import { toEvaluation } from '#format/reading/to-evaluation.ts';
import type { Comparison } from '#vocabulary/contract/comparison.ts';
import type { Field, Fields } from '#vocabulary/contract/contract.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toPlainText } from '#text/rich-text.ts';
import { describeMetric } from './metric-sentence.ts';
import { listSlots } from '../words/sentence-template.ts';

const { entries } = createVocabulary();
const metrics = [...entries.metric.values()];
const getters = [...entries.getter.values()];

/** Metrics whose behaviour is known but fits no clause, with the reason. */
const withoutVerdict: Readonly<Record<string, string>> = {
  check_python_file_by_gold_file: 'does nothing yet',
  evaluate_alignment: 'does not judge what it is meant to',
  get_unique_train_ids: 'returns no verdict',
  infeasible: 'has no behaviour',
};

test('has a verdict for every metric whose behaviour is known, or a reason why not', () => {
  const without = metrics
    .filter(({ summary, contract }) => summary !== undefined && contract.verdict === undefined)
    .map(({ name }) => name);
  expect(without.sort()).toEqual(Object.keys(withoutVerdict).sort());
});

test('has a verdict only for metrics whose behaviour is known', () => {
  const guessed = metrics.filter(
    ({ summary, contract }) => summary === undefined && contract.verdict !== undefined,
  );
  expect(guessed.map(({ name }) => name)).toEqual([]);
});

test('says of every getter whose behaviour is known what it fetches, or it gives files or rules', () => {
  const without = getters
    .filter(({ summary, contract }) => summary !== undefined && contract.wording === undefined)
    .map(({ name }) => name);
  expect(without.sort()).toEqual([
    'cache_file',
    'cloud_file',
    'clouddrive_file',
    'googledrive_file',
    'replay',
    'rule',
    'rule_relativeTime',
    'time_diff_range',
    'vm_file',
  ]);
});

test('names in verdicts only what the contract of the metric has', () => {
  const wrong = metrics.flatMap(({ name, contract }) => {
    const fields = [...listFields(contract.rules), ...listFields(contract.options)];
    const ofFields = fields.flatMap((field) => listWordedSlots(field));
    return [...listSlots(contract.verdict), ...ofFields]
      .filter((slot) => !hasSlot(contract, slot) && !isOfSheets(slot, contract.compares))
      .map((slot) => `${name}: ${slot}`);
  });
  expect(wrong).toEqual([]);
});

const isOfSheets = (slot: string, compares: Comparison | undefined): boolean =>
  compares?.kind === 'equal sheets' &&
  ['same', 'checks'].some((kind) => slot === `options.${compares.rules}.${kind}`);

test('names in what getters fetch only their keys', () => {
  const wrong = getters.flatMap(({ name, contract }) =>
    listSlots(contract.wording)
      .filter((slot) => !hasField({ keys: contract.keys }, slot))
      .map((slot) => `${name}: ${slot}`),
  );
  expect(wrong).toEqual([]);
});

test('begins verdicts in lower case, and ends them without a full stop', () => {
  const texts = metrics.flatMap(({ contract }) => contract.verdict ?? []);
  expect(texts.filter((text) => /^[A-Z]|\.$/.test(text))).toEqual([]);
});

test.for<[string, object, RegExp]>([
  [
    'compare_pptx_files',
    { examine_shape: false, examine_modify_height: true },
    /same height and other shapes the same place and size$/,
  ],
  [
    'compare_pptx_files',
    { examine_shape: false, examine_image_size: true },
    /same size and other shapes the same place and size$/,
  ],
  ['check_thunderbird_folder', {}, /ignoring deleted ones, counting duplicates once$/],
  [
    'check_thunderbird_folder',
    { remove_deleted: false },
    /in any order, counting duplicates once$/,
  ],
])('says all that %s judges with %j', ([func, options, expected]) => {
  const result = { type: 'vm_file', path: '/home/user/a', dest: 'a' };
  const reference = { type: 'cloud_file', path: 'https://example.org/b', dest: 'b' };
  const [check] = toEvaluation({ func, options, result, expected: reference }).checks;
  const clause = check && describeMetric(check, { vocabulary: createVocabulary() });
  expect(toPlainText(clause ?? [])).toMatch(expected);
});

test('says of a fetched original that it is one, and not that it is a reference', () => {
  const edited = { type: 'vm_file', path: '/home/user/b.png', dest: 'b.png' };
  const original = { type: 'cloud_file', path: 'https://example.org/a.png', dest: 'a.png' };
  const evaluator = { func: 'decrease_brightness', result: original, expected: edited };
  const [check] = toEvaluation(evaluator).checks;
  const clause = check && describeMetric(check, { vocabulary: createVocabulary() });
  expect(toPlainText(clause ?? [])).toBe(
    'the picture b.png is darker than the original picture a.png',
  );
});

function listWordedSlots({ wording }: Field): string[] {
  return listSlots(typeof wording === 'string' ? wording : Object.values(wording ?? {}));
}

function listFields(fields: Fields = {}): Field[] {
  return Object.values(fields).flatMap((field) => [field, ...listFields(field.fields)]);
}

type Parts = Readonly<Record<string, unknown>>;

function hasSlot(contract: object, place: string): boolean {
  const parts = contract as Parts;
  const [source = ''] = place.split('.');
  // What a source has beside its type is known to its getter.
  if (source === 'result' || source === 'expected') return parts[source] !== undefined;
  return place === 'rules' ? parts.expected !== undefined : hasField(parts, place);
}

/** A field that does not declare its fields may contain any. */
function hasField(parts: Parts, place: string): boolean {
  const [part = '', name = '', ...inner] = place.split('.');
  const field = (parts[part] as Fields | undefined)?.[name];
  if (!field || inner.length === 0) return field !== undefined;
  return !field.fields || inner.every((step) => field.fields?.[step] !== undefined);
}

test.for([
  [true, 'machine radio is on channel 16'],
  [false, 'machine radio is tuned'],
] as const)(
  'fills slots of sources, of which expected ones may be withheld: %s',
  ([quotes, all]) => {
    const verdict = [
      '{result.from} is on channel {expected.value.channel}',
      '{result.from} is tuned',
    ];
    const vocabulary = createVocabulary({ metrics: { radio_tuned: { verdict } } });
    const { checks } = toEvaluation({
      func: 'radio_tuned',
      result: { type: 'radio_state', from: 'machine radio' },
      expected: { type: 'literal', value: { channel: 16 } },
    });
    const [check] = checks;
    const clause = check && describeMetric(check, { vocabulary, quotesExpected: quotes });
    expect(clause && toPlainText(clause)).toBe(all);
  },
);
