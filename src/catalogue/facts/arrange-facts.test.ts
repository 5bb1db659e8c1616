import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { toPlainText } from '#text/rich-text.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { arrangeFacts, type FactRow, listOtherReasons } from './arrange-facts.ts';

const plain = {
  proxy: false,
  fixed_ip: false,
  possibility_of_env_change: 'low',
  level: 'easy',
  source: '',
  evaluator: { func: 'exact_match', result: { type: 'vm_file' } },
};
const others = { 'b.json': { id: 'b', ...plain }, 'c.json': { id: 'c', ...plain } };

function arrange(task: JsonObject, faulty: string[] = [], beside: Record<string, JsonObject> = {}) {
  const all = { 'a.json': { id: 'a', ...plain, ...task }, ...others, ...beside };
  const catalogue = exampleCatalogue(all);
  const [entry] = catalogue.entries;
  if (!entry) throw new Error('the catalogue is empty');
  return arrangeFacts(entry, catalogue, (field) => faulty.includes(field));
}

const nameRow = (row: FactRow): string => (row.kind === 'fields' ? row.label : row.kind);
const openShop = {
  type: 'chrome_open_tabs',
  parameters: { urls_to_open: ['https://shop.example.org/a'] },
};

test.for<[string, JsonObject, string[], string[]]>([
  [
    'what is usual after what judges the task',
    {},
    [],
    ['metrics', 'Level', 'internet', 'change', 'source', 'findings'],
  ],
  [
    'what differs first',
    { level: 'hard', possibility_of_env_change: 'high', proxy: true },
    [],
    ['Level', 'proxy', 'internet', 'change', 'metrics', 'source', 'findings'],
  ],
  [
    'a live site as what the task depends on',
    { config: [openShop] },
    [],
    ['dependencies', 'internet', 'metrics', 'Level', 'change', 'source', 'findings'],
  ],
  [
    'a field with a finding',
    {},
    ['fixed_ip', 'related_apps', 'id'],
    ['fixed_ip', 'metrics', 'Level', 'internet', 'change', 'source', 'apps', 'findings', 'id'],
  ],
  [
    'that no app is named',
    { related_apps: [] },
    [],
    ['internet', 'metrics', 'Level', 'change', 'source', 'apps', 'findings'],
  ],
])('shows %s', ([, task, faulty, expected]) => {
  expect(arrange(task, faulty).rows.map(nameRow)).toEqual(expected);
});

test.for<[string, JsonObject, string[]]>([
  ['a usual task', {}, ['proxy', 'fixed_ip', 'live sites']],
  ['one with a proxy', { proxy: true }, ['fixed_ip', 'live sites']],
  ['one that does not say, as others do', { fixed_ip: undefined }, ['proxy', 'live sites']],
  ['one on a live site', { config: [openShop] }, ['proxy', 'fixed_ip']],
])('says in one line what %s does without', ([, task, expected]) => {
  expect(arrange(task).defaults).toEqual(expected);
});

test('shows the fields of one object in one row', () => {
  const user = { level: 'new', style: 'formal' };
  const { rows } = arrange({ user }, [], { 'd.json': { id: 'd', ...plain, user } });
  const row = rows.find((one) => nameRow(one) === 'User');
  expect(row?.kind === 'fields' && row.fields.map(({ name }) => name)).toEqual([
    'user.level',
    'user.style',
  ]);
});

test.for<[string, JsonObject, string[]]>([
  ['a proxy and a live site', { proxy: true, config: [openShop] }, ['it uses a browser']],
  [
    'what the instruction names',
    { instruction: 'Open shop.example.com.' },
    ['its instruction names shop.example.com', 'it uses a browser'],
  ],
])('of the reasons for the internet leaves out what other rows say: %s', ([, task, expected]) => {
  const { entries } = exampleCatalogue({ 'a.json': { ...plain, ...task } });
  expect(entries.flatMap(listOtherReasons).map(toPlainText)).toEqual(expected);
});
