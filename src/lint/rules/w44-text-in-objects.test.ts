import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { findProblems } from '../examples/find-problems.ts';
import { checkCanPass as rule } from './w44-check-can-pass.ts';

interface Places {
  returnsObjects?: boolean;
  soughtKeys?: readonly string[];
}

/** What is reported where the source has a getter of pens and a metric that looks for their names. */
function problemsOf(rules: unknown, places: Places = {}, expected = 'rule') {
  const place = { file: 'it.py', line: 1, end: 2 };
  const { returnsObjects = true, soughtKeys = ['names', 'ink'] } = places;
  const functions = {
    getter: new Map([
      [
        'pens',
        {
          place: { ...place, ...(returnsObjects && { returnsObjects: true as const }) },
          parts: {},
        },
      ],
      ['rule', { place: { ...place, returnedPath: ['rules'] }, parts: {} }],
      ['page', { place, parts: {} }],
    ]),
    metric: new Map([['names_pens', { place: { ...place, soughtKeys }, parts: {} }]]),
    action: new Map(),
  };
  const vocabulary = createVocabulary({}, { source: { functions, complete: [] } });
  const evaluator = {
    func: 'names_pens',
    result: { type: 'pens' },
    expected: { type: expected, rules },
  };
  return findProblems(rule, { evaluator }, { vocabulary });
}

test.for([
  ['names', { names: ['quill', 'brush'] }],
  ['names', { names: 'quill', ink: 'red' }],
  ['ink', { names: [], ink: 'red' }],
] as const)('reports texts under "%s" that are sought in a list of objects: %j', ([key, rules]) => {
  const problems = problemsOf(rules);
  expect(problems).toMatchObject([
    { at: ['evaluator', 'expected', 'rules', key], fault: 'text in objects' },
  ]);
  expect(problems.map((problem) => rule.message(problem))).toEqual([
    '"pens" returns a list of objects, in which "names_pens" looks for text, so it never finds any; use a getter that returns text, or a metric that reads the objects',
  ]);
});

test.for<[string, unknown, Places?, string?]>([
  ['whole objects', { names: [{ name: 'quill' }] }],
  ['an object beside a text', { names: ['quill', { name: 'brush' }] }],
  ['nothing', { names: [], ink: '' }],
  ['texts under another key', { shapes: ['round'] }],
  ['no rules', 'quill'],
  ['a getter of something else', { names: ['quill'] }, { returnsObjects: false }],
  ['a metric that reads the objects', { names: ['quill'] }, { soughtKeys: [] }],
  ['a reference that is no rule', { names: ['quill'] }, {}, 'page'],
])('accepts %s', ([, rules, places, expected]) => {
  expect(problemsOf(rules, places, expected)).toEqual([]);
});
