import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import type { Finding } from '#lint/model/finding.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { listTaskSections } from './task-sections.ts';

const finding = exampleFinding({ file: 'a.json', severity: 'info', pointer: '/snapshot' });

test.for<[string, JsonObject, Finding[], string[]]>([
  ['a plain task', {}, [], ['setup', 'evaluation', 'cite', 'file']],
  ['a task with findings', {}, [finding], ['setup', 'evaluation', 'findings', 'cite', 'file']],
  [
    'a deprecated field',
    { snapshot: 'x' },
    [],
    ['setup', 'evaluation', 'other-fields', 'cite', 'file'],
  ],
  [
    'parts that a project adds',
    {
      danger: { func: 'seen', result: {} },
      midway: { actions: [{ type: 'sleep', parameters: {} }] },
      marks: [{ command: 'date', points: 3 }],
    },
    [],
    [
      'setup',
      'midway:actions-steps',
      'evaluation',
      'danger-checks',
      'marks-graders',
      'cite',
      'file',
    ],
  ],
  ['an extra field', { hint: 'x' }, [], ['setup', 'evaluation', 'other-fields', 'cite', 'file']],
])('lists the parts of %s', ([, fields, findings, expected]) => {
  const { entries, findRelated } = exampleCatalogue({ 'a.json': fields }, { findings });
  const sections = entries.flatMap((entry) => listTaskSections(entry, findRelated(entry)));
  expect(sections.map(({ slug }) => slug)).toEqual(expected);
});

test('calls the checks as their heading does', () => {
  const { entries, findRelated } = exampleCatalogue({ 'a.json': {} });
  const [, evaluation] = entries.flatMap((entry) => listTaskSections(entry, findRelated(entry)));
  expect(evaluation).toEqual({ slug: 'evaluation', text: 'Checks' });
});

test('lists what is beside a task after its own parts', () => {
  const same = { evaluator: { func: 'exact_match', result: { type: 'vm_file', path: '/a.csv' } } };
  const { entries, findRelated } = exampleCatalogue({ 'a.json': same, 'b.json': same });
  const [entry] = entries;
  const sections =
    entry && listTaskSections(entry, findRelated(entry), { results: {}, timeline: {} });
  expect(sections?.map(({ slug }) => slug)).toEqual([
    ...['setup', 'evaluation', 'related', 'results', 'history', 'cite', 'file'],
  ]);
});
