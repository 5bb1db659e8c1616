import { expect, test } from 'vitest';
import type { Catalogue, CatalogueInput } from '../catalogue.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import type { SeenField } from './seen-fields.ts';
import type { Seen } from '../facets/tally.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import type { Companion, Usage } from './usage-observer.ts';

const file = { type: 'vm_file', path: '/a', dest: 'a' };
const command = { type: 'vm_command_line', command: ['date'] };
const rule = (rules: unknown) => ({ type: 'rule', rules });

/** A finder over tasks with these evaluators, one file each, named "a", "b" and so on. */
function usageIn(...evaluators: object[]): Catalogue['findUsage'] {
  return usageWith({}, ...evaluators);
}

function usageWith(
  input: Partial<CatalogueInput>,
  ...evaluators: object[]
): Catalogue['findUsage'] {
  const tasks = evaluators.map((evaluator, index) => [fileOf(index), { evaluator }] as const);
  const catalogue = exampleCatalogue(Object.fromEntries(tasks), input);
  return (kind, name) => catalogue.findUsage(kind, name);
}

const fileOf = (index: number) => 'abc'.charAt(index);
const files = (tasks: readonly TaskEntry[]) => tasks.map((task) => task.file).join('');
const counted = (fields: readonly SeenField[] = []) =>
  fields.map(({ name, tasks }) => `${name} ${files(tasks)}`.trim());
const ranked = (seen: readonly Seen<string>[] = []) =>
  seen.map(({ value, tasks }) => `${value} ${files(tasks)}`);
const companionsOf = (usage: Usage | undefined) =>
  Object.fromEntries(
    Object.entries(usage?.companions ?? {})
      .map(([how, seen]) => [how, ranked(seen)] as const)
      .filter(([, seen]) => seen.length > 0),
  ) as Partial<Record<Companion, string[]>>;

test('knows nothing of a function that no task uses', () => {
  const find = usageIn({ func: 'compare_csv', result: file });
  expect(find('metric', 'exact_match')).toBeUndefined();
  expect(find('action', 'compare_csv')).toBeUndefined();
  expect(find('getter', 'vm_file')).toBeDefined();
});

test('collects the parameters of an action, before and after the work of the agent', () => {
  const sleep = (parameters: object) => [{ type: 'sleep', parameters }];
  const catalogue = exampleCatalogue({
    a: { config: sleep({ seconds: 1 }) },
    b: { evaluator: { func: 'compare_csv', postconfig: sleep({ why: 'slow' }) } },
    c: { config: [{ type: '', parameters: { lost: 1 } }] },
  });
  const { parameters } = catalogue.findUsage('action', 'sleep')?.fields ?? {};
  expect(counted(parameters)).toEqual(['seconds a', 'why b']);
  expect(files(parameters?.[0]?.missing ?? [])).toBe('b');
  expect(catalogue.findUsage('action', '')).toBeUndefined();
});

test('does not say how metrics combine where only their judge knows', () => {
  const find = usageIn({ func: ['compare_csv', 'x'], result: [file, file], conj: 'majority' });
  expect(companionsOf(find('metric', 'x'))).toEqual({ result: ['vm_file a'] });
});

test('gives each metric the options in its own place', () => {
  const find = usageIn(
    { func: ['compare_csv', 'compare_table'], options: [{ strict: true }, { rules: [] }] },
    { func: 'compare_csv', options: { ignore_case: true, strict: false } },
  );
  expect(counted(find('metric', 'compare_csv')?.fields.options)).toEqual([
    'strict ab',
    'ignore_case b',
  ]);
  expect(counted(find('metric', 'compare_table')?.fields.options)).toEqual(['rules a']);
});

test('gives the rules to the metric, and all keys but the type to the getter', () => {
  const find = usageIn({
    func: 'check_csv',
    result: { ...file, time_suffix: true },
    expected: rule({ expect: [], extra: 1 }),
  });
  expect(counted(find('metric', 'check_csv')?.fields.rules)).toEqual(['expect a', 'extra a']);
  expect(counted(find('getter', 'rule')?.fields.keys)).toEqual(['rules a']);
  expect(counted(find('getter', 'vm_file')?.fields.keys)).toEqual([
    'path a',
    'dest a',
    'time_suffix a',
  ]);
});

test('counts rules on the side of the result too', () => {
  const find = usageIn({ func: 'is_in_vm_clickboard', result: rule({ expected: 'x' }) });
  expect(counted(find('metric', 'is_in_vm_clickboard')?.fields.rules)).toEqual(['expected a']);
});

test('merges the rules of both sides', () => {
  const find = usageIn({
    func: 'is_in_vm_clickboard',
    result: rule({ expected: 'x' }),
    expected: rule({ extra: 1 }),
  });
  const { rules } = find('metric', 'is_in_vm_clickboard')?.fields ?? {};
  expect(counted(rules)).toEqual(['expected a', 'extra a']);
  expect(rules?.flatMap(({ missing }) => missing)).toEqual([]);
});

test('says nothing of the keys that fetch what a dataset withholds', () => {
  const find = usageWith(
    { datasetFile: { title: 'Examples', language: 'en', answers: 'omit' } },
    { func: 'compare_csv', result: file, expected: file },
    { func: 'check_csv', result: rule({ expect: [] }), expected: rule({ unexpect: [] }) },
  );
  const keysOf = (getter: string) =>
    find('getter', getter)?.fields.keys.map(({ name, tasks, missing }) =>
      `${name} ${files(tasks)} ${files(missing)}`.trim(),
    );
  expect(keysOf('vm_file')).toEqual(['path a', 'dest a']);
  expect(keysOf('rule')).toEqual(['rules b']);
  expect(find('metric', 'check_csv')?.fields.rules).toEqual([]);
  expect(companionsOf(find('metric', 'compare_csv'))).toEqual({
    result: ['vm_file a'],
    expected: ['vm_file a'],
  });
});

test('ignores rules of a metric that are not an object', () => {
  const find = usageIn({ func: 'literal_match', expected: rule(['a', 'b']) });
  expect(find('metric', 'literal_match')?.fields.rules).toEqual([]);
});

test('keeps from the metric the rules that the getter consumes', () => {
  const rules = { relativeTime: { from: 'tomorrow' }, timezone: 'UTC', expected: {}, url: '' };
  const find = usageIn({
    func: 'check_direct_json_object',
    expected: { type: 'rule_relativeTime', rules },
  });
  expect(counted(find('metric', 'check_direct_json_object')?.fields.rules)).toEqual([
    'expected a',
    'url a',
  ]);
  const [seen] = find('getter', 'rule_relativeTime')?.fields.keys ?? [];
  expect(counted(seen?.fields)).toEqual(['relativeTime a', 'expected a', 'timezone a', 'url a']);
});

test('lists the getters that feed a metric, and the metrics that a getter feeds', () => {
  const find = usageIn(
    { func: 'exact_match', result: command, expected: rule({ expected: '' }) },
    { func: 'exact_match', result: { ...command, type: 'get_vm_command_line' } },
    { func: 'exact_match', result: file, expected: { path: '/without/type' } },
  );
  expect(companionsOf(find('metric', 'exact_match'))).toEqual({
    result: ['vm_command_line ab', 'vm_file c'],
    expected: ['rule a'],
  });
  expect(companionsOf(find('getter', 'vm_command_line'))).toEqual({
    feedsResult: ['exact_match ab'],
  });
  expect(companionsOf(find('getter', 'rule'))).toEqual({ feedsExpected: ['exact_match a'] });
});

test('lists the metrics beside one, and whether all must pass', () => {
  const find = usageIn(
    { func: ['compare_csv', 'exact_match'] },
    { func: ['compare_csv', 'exact_match', 'compare_pdfs'], conj: 'or' },
    { func: ['compare_csv', 'exact_match'], conj: 'and' },
  );
  expect(companionsOf(find('metric', 'compare_csv'))).toEqual({
    and: ['exact_match ac'],
    or: ['exact_match b', 'compare_pdfs b'],
  });
});

test('makes a metric that judges twice in a task its own partner', () => {
  const find = usageIn({ func: ['compare_csv', 'compare_csv'] }, { func: 'compare_csv' });
  expect(companionsOf(find('metric', 'compare_csv'))).toEqual({ and: ['compare_csv a'] });
});

test.for([
  ['partners in a task of 50 checks', 49, { and: ['compare_csv a', 'exact_match a'] }],
  ['no partners where there are more', 50, {}],
] as const)('counts %s', ([, times, expected]) => {
  const find = usageIn({ func: [...Array<string>(times).fill('compare_csv'), 'exact_match'] });
  expect(companionsOf(find('metric', 'compare_csv'))).toEqual(expected);
});

test('observes a getter in a place without a metric, and feeds nothing with it', () => {
  const find = usageIn({ func: 'exact_match', result: [command, file] });
  expect(counted(find('getter', 'vm_file')?.fields.keys)).toEqual(['path a', 'dest a']);
  expect(companionsOf(find('getter', 'vm_file'))).toEqual({});
});

test('observes functions that the vocabulary does not know', () => {
  const find = usageIn({ func: 'judge_dance', options: { tempo: 3 }, result: { type: 'dance' } });
  expect(counted(find('metric', 'judge_dance')?.fields.options)).toEqual(['tempo a']);
  expect(companionsOf(find('metric', 'judge_dance'))).toEqual({ result: ['dance a'] });
});

test('misses what a metric requires in empty rules', () => {
  const find = usageIn({ func: 'exact_match', expected: rule({}) });
  const [expected] = find('metric', 'exact_match')?.fields.rules ?? [];
  expect([expected?.name, files(expected?.missing ?? [])]).toEqual(['expected', 'a']);
});
