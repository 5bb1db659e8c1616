import { expect, test } from 'vitest';
import type { Fields, MetricContract } from '#vocabulary/contract/contract.ts';
import { osworld2024 } from '#vocabulary/profiles/osworld-2024.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import {
  type ContractRow,
  countDisagreements,
  type FunctionContract,
  listRows,
  toFunctionContract,
} from './function-contract.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** The contract of a metric, as the tasks "a", "b" and so on write its options. */
function contractOf(contract: MetricContract, ...options: object[]): FunctionContract {
  const vocabulary = createVocabulary({ metrics: { judge: contract } });
  const tasks = options.map((own, index) => {
    return ['abc'.charAt(index), { evaluator: { func: 'judge', options: own } }] as const;
  });
  const catalogue = exampleCatalogue(Object.fromEntries(tasks), { vocabulary });
  const entry = vocabulary.find('metric', 'judge');
  return toFunctionContract('metric', entry, catalogue.findUsage('metric', 'judge'));
}

const optionsIn = ({ sections }: FunctionContract) =>
  sections.find(({ part }) => part === 'options') ?? { rows: [], left: 0 };
const files = (tasks: readonly TaskEntry[]) => tasks.map(({ file }) => file).join('');
const kinds = ({ disagreements }: ContractRow) => disagreements.map(({ kind }) => kind);

test.for([
  ['action', 'sleep', ['parameters known']],
  ['getter', 'vm_file', ['keys known']],
  ['metric', 'check_csv', ['rules known', 'options known']],
  ['metric', 'compare_pdfs', ['rules unknown', 'options known']],
  ['getter', 'favorites', ['keys unknown']],
  ['metric', 'judge_dance', ['rules unknown', 'options unknown']],
] as const)('says which parts of the %s %s are known', ([kind, name, expected]) => {
  const contract = toFunctionContract(kind, createVocabulary().find(kind, name), undefined);
  expect(contract.sections.map(({ part, knowledge }) => `${part} ${knowledge}`)).toEqual(expected);
});

test('lists declared fields in their order, then those that tasks add', () => {
  const { rows } = optionsIn(
    contractOf({ options: { strict: {}, depth: {} } }, { extra: 1, depth: 2 }),
  );
  expect(rows.map(({ name, anchor }) => [name, anchor])).toEqual([
    ['strict', 'options-strict'],
    ['depth', 'options-depth'],
    ['extra', 'options-extra'],
  ]);
  expect(rows.map(({ declared, seen }) => [declared, files(seen?.tasks ?? [])])).toEqual([
    [{}, ''],
    [{}, 'a'],
    [undefined, 'a'],
  ]);
});

test.for<[string, MetricContract, object, string[][]]>([
  ['that are declared', { options: { x: { type: 'integer' } } }, { x: 1 }, [[]]],
  ['of another type', { options: { x: { type: 'integer' } } }, { x: '1' }, [['type']]],
  ['that are undeclared', { options: {} }, { x: 1 }, [['undeclared']]],
  ['that are accepted', { options: {}, otherOptions: true }, { x: 1 }, [['ignored']]],
  ['of which no contract is known', {}, { x: 1 }, [[]]],
])('compares options %s', ([, contract, options, expected]) => {
  expect(optionsIn(contractOf(contract, options)).rows.map(kinds)).toEqual(expected);
});

test('proposes for an undeclared name a declared one that it resembles', () => {
  const { rows } = optionsIn(contractOf({ options: { strict: {} } }, { strikt: true, stric: 1 }));
  expect(rows.map((row) => row.disagreements)).toMatchObject([
    [],
    [{ kind: 'undeclared', nearest: 'strict' }],
    [{ kind: 'undeclared', nearest: 'strict' }],
  ]);
});

test('says of options alone that others are accepted', () => {
  const { sections } = contractOf({ rules: {}, options: {}, otherOptions: true });
  expect(sections.map(({ part, isOpen }) => [part, isOpen])).toEqual([
    ['rules', false],
    ['options', true],
  ]);
});

const numbered = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, index]));

test.for([
  ['no undeclared field', 0, 1, 0],
  ['as many as a reader may want', 50, 51, 0],
  ['one more', 51, 51, 1],
  ['very many', 1000, 51, 950],
] as const)('lists %s and says how many are left', ([, count, rows, left]) => {
  const options = optionsIn(contractOf({ options: { y: {} } }, numbered(count)));
  expect([options.rows.length, options.left]).toEqual([rows, left]);
});

const nested: Fields = {
  rules: { fields: { type: { required: true }, sheet: { type: 'string' }, never: {} } },
};

test('lists the fields of an object, with anchors and disagreements of their own', () => {
  const written = { rules: [{ sheet: 1 }, { type: 'x', to: 1 }], y: 1 };
  const contract = contractOf({ options: nested }, written);
  const rows = listRows(optionsIn(contract).rows);
  expect(rows.map((row) => [row.anchor, kinds(row)])).toEqual([
    ['options-rules', []],
    ['options-rules:type', ['missing']],
    ['options-rules:sheet', ['type']],
    ['options-rules:never', []],
    ['options-rules:to', ['undeclared']],
    ['options-y', ['undeclared']],
  ]);
  expect([...contract.anchors]).toEqual(rows.map(({ anchor }) => anchor));
  expect(countDisagreements(contract)).toBe(4);
});

test('keeps a field inside another apart from one whose name reads the same', () => {
  const options = { ...nested, 'rules-type': {} };
  expect(contractOf({ options }).anchors).toEqual(
    new Set([
      'options-rules',
      'options-rules:type',
      'options-rules:sheet',
      'options-rules:never',
      'options-rules-type',
    ]),
  );
});

test('lists the fields of a described object when no task has it', () => {
  const [rules] = optionsIn(contractOf({ options: { rules: { fields: { type: {} } } } })).rows;
  expect(rules?.rows).toEqual([
    {
      name: 'type',
      anchor: 'options-rules:type',
      declared: {},
      seen: undefined,
      disagreements: [],
      isPassedOn: false,
      rows: [],
      left: 0,
    },
  ]);
});

test('counts no disagreement of a function that nobody knows or uses', () => {
  expect(countDisagreements(toFunctionContract('action', undefined, undefined))).toBe(0);
});

test('leaves the rules that a getter does not keep to the metric', () => {
  const rules = { relativeTime: { from: 'tomorrow', at: 'noon' }, expected: {}, url: '' };
  const evaluator = { func: 'check_csv', expected: { type: 'rule_relativeTime', rules } };
  const catalogue = exampleCatalogue({ a: { evaluator } });
  const { sections } = catalogue.findContract('getter', 'rule_relativeTime');
  const rows = listRows(sections[0]?.rows ?? []);
  expect(rows.map((row) => [row.anchor, row.isPassedOn, kinds(row)])).toEqual([
    ['keys-rules', false, []],
    ['keys-rules:relativeTime', false, []],
    ['keys-rules:relativeTime:from', false, []],
    ['keys-rules:relativeTime:to', false, []],
    ['keys-rules:relativeTime:at', false, ['undeclared']],
    ['keys-rules:expected', false, []],
    ['keys-rules:timezone', false, []],
    ['keys-rules:url', true, []],
  ]);
});

const source = {
  functions: {
    action: new Map(),
    getter: new Map(),
    metric: new Map([
      [
        'compare_csv',
        {
          place: { file: 'a.py', line: 1, end: 2 },
          parts: { options: { fields: { tempo: {} }, isClosed: false } },
        },
      ],
    ]),
  },
  complete: [],
};
const originsOf = (vocabulary: ReturnType<typeof createVocabulary>, name: string) =>
  toFunctionContract('metric', vocabulary.find('metric', name), undefined).sections.flatMap(
    ({ rows }) => rows.map((row): [string, string | undefined] => [row.name, row.origin]),
  );

test('says where each field is declared, if not all are from one source', () => {
  const declared = { metrics: { compare_csv: { options: { pace: {} } } } };
  const origins = Object.fromEntries(
    originsOf(createVocabulary(declared, { source }), 'compare_csv'),
  );
  expect(origins).toMatchObject({ strict: 'built-in', tempo: 'source', pace: 'dataset' });

  const early = createVocabulary({}, { profile: osworld2024 });
  expect(originsOf(early, 'compare_config')).toContainEqual(['expect', 'profile']);
  const plain = originsOf(createVocabulary(), 'compare_csv');
  expect(plain.map(([, origin]) => origin)).toEqual(plain.map(() => undefined));
});
