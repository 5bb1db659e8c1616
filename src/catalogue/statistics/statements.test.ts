import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import type { Finding } from '#lint/model/finding.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import type { CatalogueInput } from '../catalogue.ts';
import { listStatements } from './statements.ts';

const plain = { related_apps: ['gimp'], possibility_of_env_change: 'medium', config: [{}] };
const live = {
  config: [
    { type: 'chrome_open_tabs', parameters: { urls_to_open: ['https://shop.example.org/'] } },
  ],
};
const twice = { func: ['exact_match', 'exact_match'], result: [{}, {}], expected: [{}, {}] };

/** The statements of two tasks with some fields and two without, as "tasks words". */
function describe(
  fields: JsonObject,
  { others = plain, ...input }: Partial<CatalogueInput> & { others?: JsonObject } = {},
) {
  const files = {
    'a.json': { ...others, ...fields },
    'b.json': { ...others, ...fields },
    ...{ 'c.json': others, 'd.json': others },
  };
  return listStatements(exampleCatalogue(files, input), 20).map(
    ({ tasks, text }) =>
      `${tasks} ${text.map((part) => (typeof part === 'string' ? part : part.text)).join('')}`,
  );
}

test.for<[string, JsonObject, string]>([
  [
    'more than one app, with the most frequent pair',
    { related_apps: ['gimp', 'vlc'] },
    '2 use more than one app (2 tasks), most often GIMP + VLC (2).',
  ],
  [
    'several checks, with the most of them',
    { evaluator: twice },
    '2 are judged by more than one check (2 tasks), at most by 2.',
  ],
  [
    'checks of which one must pass',
    { evaluator: { ...twice, conj: 'or' } },
    '2 pass if any one of their checks passes (2 tasks).',
  ],
  [
    'infeasible tasks',
    { evaluator: { func: 'infeasible' } },
    '2 cannot be done (2 tasks): they pass if the agent says so.',
  ],
  [
    'tasks without a metric',
    { evaluator: { func: '' } },
    '2 cannot be scored (2 tasks): their evaluators name no metric.',
  ],
  ['tasks without setup', { config: [] }, '2 start without a setup step (2 tasks).'],
  [
    'the most frequent metric',
    { evaluator: { func: 'check_list' } },
    '2 are judged by check_list (2 tasks), the most frequent of 2 metrics.',
  ],
  [
    'tasks that give up',
    { evaluator: { func: 'infeasible' } },
    '2 could pass without doing what they ask for (2 tasks).',
  ],
])('counts %s', ([, fields, expected]) => {
  expect(describe(fields)).toContain(expected);
  expect(describe({})).not.toContain(expected);
});

test('live sites count where the environment is said to be static', () => {
  const isStatic = { possibility_of_env_change: 'low' };
  expect(describe(live, { others: { ...plain, ...isStatic } })).toContain(
    '4 say that their environment is static (4 tasks), and 2 of them use live sites.',
  );
  for (const statements of [describe(live), describe(isStatic)]) {
    expect(statements.join()).not.toContain('static');
  }
});

test('errors count, and warnings do not', () => {
  const finding = { file: 'a.json', severity: 'error', code: 'W01' } as Finding;
  const words = '1 have an error in their file (1 task), such as a check that can never pass.';
  expect(describe({}, { findings: [finding] })).toContain(words);
  expect(describe({}, { findings: [{ ...finding, severity: 'warning' }] })).not.toContain(words);
});

test('a field by which all tasks are divided counts, and one of few tasks does not', () => {
  const words = '3 have “hard” as level (3 tasks), the most frequent of 2 values.';
  const statementsOf = (...levels: (string | undefined)[]) => {
    const files = levels.map((level, index) => [`${index}.json`, level ? { level } : {}] as const);
    return listStatements(exampleCatalogue(Object.fromEntries(files)), 20).map(({ text }) =>
      text.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
    );
  };
  expect(statementsOf('hard', 'hard', 'easy', 'hard')).toContain(words.slice(2));
  const few = [...Array.from({ length: 6 }, () => undefined)];
  expect(statementsOf('hard', 'hard', 'easy', 'hard', ...few)).not.toContain(words.slice(2));
});

test('what decides whether scores can be trusted comes before equally frequent work', () => {
  const both = { related_apps: ['gimp', 'vlc'], evaluator: { func: 'infeasible' } };
  const order = describe(both).map((words) => words.replace(/ \(.*/, ''));
  expect(order.indexOf('2 cannot be done')).toBeLessThan(order.indexOf('2 use more than one app'));
});

test('what is true of half of the tasks comes before what is true of one', () => {
  const files = Object.fromEntries(
    Array.from({ length: 6 }, (_, index) => [
      `${index}.json`,
      {
        ...plain,
        related_apps: index < 3 ? ['gimp', 'vlc'] : ['gimp'],
        ...(index === 0 && { evaluator: twice }),
      },
    ]),
  );
  const tasks = listStatements(exampleCatalogue(files), 20)
    .filter(({ text }) =>
      text.some((part) => typeof part === 'string' && part.includes('more than one')),
    )
    .map((statement) => statement.tasks);
  expect(tasks).toEqual([3, 1]);
});

test('has at most five, and none of a dataset without tasks', () => {
  const rich = { ...live, related_apps: ['gimp', 'vlc'], evaluator: { ...twice, conj: 'or' } };
  const files = { 'a.json': rich, 'b.json': { config: [] }, 'c.json': plain };
  expect(listStatements(exampleCatalogue(files))).toHaveLength(5);
  expect(listStatements(exampleCatalogue({}))).toEqual([]);
});
