import { expect, test } from 'vitest';
import type { CatalogueInput } from '../../catalogue/catalogue.ts';
import { exampleCatalogue } from '../../catalogue/example-catalogue.ts';
import { facets } from '../../catalogue/groups/facets.ts';
import type { JsonRecord } from '../../text/json-value.ts';
import { exampleFinding } from '../../lint/examples/example-finding.ts';
import { createVocabulary } from '../../vocabulary/vocabulary.ts';
import { createPageKeys } from './page-keys.ts';

type Tasks = Record<string, JsonRecord>;

const judgedBy = (func: string, options: JsonRecord = {}) => ({ evaluator: { func, options } });
const tasks: Tasks = {
  'a.json': { id: 'a', instruction: 'Print the page.', ...judgedBy('exact_match') },
  'b.json': { id: 'b', instruction: 'Sort a table.', ...judgedBy('compare_csv') },
  'c.json': { id: 'c', related_apps: ['os'], instruction: 'Lock it.', ...judgedBy('check_json') },
};
const vocabulary = createVocabulary();
const manifest = { title: 'Tasks', language: 'en' };

/** The key of each page of a catalogue, by its address. */
function keysOf(fields: Tasks, input: Partial<CatalogueInput> = {}): Map<string, string> {
  const catalogue = exampleCatalogue(fields, { vocabulary, manifest, ...input });
  const keys = createPageKeys(catalogue);
  return new Map([
    ...catalogue.entries.map((entry) => [`tasks/${entry.path}`, keys.task(entry)] as const),
    ...facets.flatMap(({ name }) =>
      catalogue.groups[name].map(
        (group) => [`${name}/${group.segment}`, keys.group({ group, page: 1 })] as const,
      ),
    ),
    ...catalogue.rules.map((meta) => [`rules/${meta.code}`, keys.rule(meta)] as const),
  ]);
}

/** The pages that are made anew after a change. */
function findChanged(fields: Tasks, input: Partial<CatalogueInput> = {}): string[] {
  const former = keysOf(tasks);
  const now = keysOf(fields, input);
  return [...now].flatMap(([page, key]) => (former.get(page) === key ? [] : [page]));
}

const all = (input?: Partial<CatalogueInput>) => [...keysOf(tasks, input).keys()];
const edit = (file: string, part: JsonRecord): Tasks => ({
  ...tasks,
  [file]: { ...tasks[file], ...part },
});

test('nothing is made anew when nothing has changed', () => {
  expect(findChanged({ ...tasks })).toEqual([]);
});

test('a file with other bytes around the same text changes its page', () => {
  const read = (isPlainText: boolean) => [{ file: 'c.json', fields: {}, text: '{}', isPlainText }];
  const former = keysOf({}, { tasks: read(true) });
  const now = keysOf({}, { tasks: read(false) });
  expect(now.get('tasks/c')).not.toBe(former.get('tasks/c'));
});

test('an edited task changes its page and those of its groups', () => {
  expect(findChanged(edit('c.json', { instruction: 'Open all of the drawers.' }))).toEqual([
    'tasks/c',
    'apps/os',
    'metrics/check_json',
    'env-change/unstated',
  ]);
});

test.for<[string, Tasks, Partial<CatalogueInput>]>([
  ['an added task', { ...tasks, 'd.json': { id: 'd' } }, {}],
  ['a removed task', Object.fromEntries(Object.entries(tasks).slice(0, 2)), {}],
  ['another number of tasks of an app', edit('c.json', { related_apps: ['browser'] }), {}],
  ['another title', tasks, { manifest: { ...manifest, title: 'Other tasks' } }],
  ['a canary', tasks, { manifest: { ...manifest, canary: 'canary' } }],
  ['answers that are folded', tasks, { manifest: { ...manifest, answers: 'collapse' } }],
  ['another number of problems', tasks, { findings: [exampleFinding({ file: 'a.json' })] }],
  ['a name that leads somewhere', edit('a.json', judgedBy('own_metric')), {}],
  ['an option that leads somewhere', edit('a.json', judgedBy('exact_match', { own: 1 })), {}],
])('%s changes every page, since every page may show it', ([, fields, input]) => {
  expect(findChanged(fields, input)).toEqual([...keysOf(fields, input).keys()]);
});

test('a suite changes the pages of its members, and all that can link to it', () => {
  const suites = [{ name: 'small', members: [{ folder: '', id: 'a' }] }];
  expect(findChanged(tasks, { suites })).toEqual(all({ suites }));
});

test('a note on a task changes its page, those of its groups, and that of the rule', () => {
  const findings = [exampleFinding({ file: 'c.json', severity: 'info', code: 'W01' })];
  expect(findChanged(tasks, { findings })).toEqual([
    'tasks/c',
    'apps/os',
    'metrics/check_json',
    'env-change/unstated',
    'rules/W01',
  ]);
});

test('a renamed file changes its page and the order of its groups', () => {
  const { 'b.json': renamed = {}, ...others } = tasks;
  const changed = findChanged({ ...others, 'z.json': renamed });
  expect(changed).toEqual(expect.arrayContaining(['tasks/b', 'apps/browser']));
  expect(changed).not.toContain('metrics/exact_match');
});

test('a task that another one is related to changes the page of that too', () => {
  const wiring = { func: 'exact_match', result: { type: 'vm_file' } };
  const pair = { ...tasks, ...edit('a.json', { evaluator: wiring }), 'd.json': {} };
  pair['d.json'] = { id: 'd', instruction: 'Close it.', evaluator: wiring };
  const edited = { ...pair, 'd.json': { ...pair['d.json'], instruction: 'Close the door.' } };
  const [former, now] = [keysOf(pair), keysOf(edited)];
  expect(now.get('tasks/a')).not.toBe(former.get('tasks/a'));
  expect(now.get('tasks/b')).toBe(former.get('tasks/b'));
});
