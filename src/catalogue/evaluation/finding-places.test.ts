import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { toTask } from '#format/reading/to-task.ts';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { fieldMissing } from '#lint/rules/s-schema-rules.ts';
import { mostShownParts } from '../task/shown-parts.ts';
import { groupByPlace, listBrokenPlaces, placeFinderOf } from './finding-places.ts';

const file = { type: 'vm_file', path: '/home/user/a.csv', dest: 'a.csv' };
const sleep = { type: 'sleep', parameters: { seconds: 1 } };
const single = { func: 'check_csv', result: file, expected: file, options: { strict: true } };
const lists = {
  func: ['check_csv', 'exact_match'],
  result: [file, file],
  expected: [file, file],
  options: [{}, { strict: true }],
};

const entryOf = (part: JsonObject, fields = exampleTask(part)) => ({
  fields,
  task: toTask(fields),
});

const placeIn = (fields: JsonObject, pointer: string) =>
  placeFinderOf(entryOf(fields))(exampleFinding({ pointer }))?.anchor;

test.for([
  ['the file as a whole', '', undefined],
  ['the id', '/id', 'id'],
  ['the instruction', '/instruction', 'instruction'],
  ['an app', '/related_apps/1', 'related_apps'],
  ['the proxy', '/proxy', 'proxy'],
  ['a deprecated field', '/snapshot', 'other-fields'],
  ['a field inside an unknown one', '/hint/text', 'other-fields'],
  ['a field whose name has a slash', '/a~1b', 'other-fields'],
  ['a field that is not there', '/trajectory', undefined],
  ['all steps', '/config', 'setup'],
  ['a step', '/config/1', 'setup-2'],
  ['a parameter of a step', '/config/0/parameters/seconds', 'setup-1'],
  ['a step that is not there', '/config/2', 'setup'],
  ['the evaluator', '/evaluator', 'evaluation'],
  ['a field of the evaluator', '/evaluator/conj', 'evaluation'],
  ['the steps before judging', '/evaluator/postconfig', 'postconfig'],
  ['a step before judging', '/evaluator/postconfig/0/type', 'postconfig-1'],
  ['a metric', '/evaluator/func/1', 'check-2'],
  ['a result', '/evaluator/result/1/path', 'check-2-result'],
  ['a reference', '/evaluator/expected/0', 'check-1-expected'],
  ['options', '/evaluator/options/1/strict', 'check-2-options'],
  ['options that the page does not show', '/evaluator/options/0', 'check-1'],
  ['a whole array', '/evaluator/result', 'evaluation'],
  ['an entry that is not there', '/evaluator/result/2', 'evaluation'],
] as const)('places %s', ([, pointer, anchor]) => {
  const evaluator = { ...lists, conj: 'or', postconfig: [sleep] };
  const fields = { config: [sleep, sleep], snapshot: 'x', hint: { text: 'x' }, 'a/b': 1 };
  expect(placeIn({ ...fields, evaluator }, pointer)).toBe(anchor);
});

test.for([
  ['a metric', '/evaluator/func', 'check-1'],
  ['a result', '/evaluator/result', 'check-1-result'],
  ['a key of the reference', '/evaluator/expected/path', 'check-1-expected'],
  ['an option', '/evaluator/options/strict', 'check-1-options'],
  ['steps that are not there', '/evaluator/postconfig', 'evaluation'],
] as const)('places %s that is not in an array', ([, pointer, anchor]) => {
  expect(placeIn({ evaluator: single }, pointer)).toBe(anchor);
});

const second = { result: [{}, file] };

test.for<[string, unknown, string, string]>([
  ['an evaluator that is a string', 'x', '/evaluator', 'evaluation'],
  ['an evaluator that is an array', [single], '/evaluator/0/func', 'evaluator:0-check-1'],
  ['a result without a metric', { func: 'a', ...second }, '/evaluator/result/1', 'check-2-result'],
  ['a check after an empty one', { func: ['', 'a'], ...second }, '/evaluator/func/1', 'check-1'],
  [
    'a check after a placeholder',
    { func: ['infeasible', 'a'], ...second },
    '/evaluator/func/1',
    'check-1',
  ],
  [
    'a placeholder, which the page leaves out',
    { func: ['infeasible', 'a'], ...second },
    '/evaluator/func/0',
    'evaluation',
  ],
])('places what is found in %s', ([, evaluator, pointer, anchor]) => {
  expect(placeIn({ evaluator }, pointer)).toBe(anchor);
});

test('places a step that is not in an array', () => {
  expect(placeIn({ config: sleep }, '/config')).toBe('setup');
  expect(placeIn({ config: sleep }, '/config/parameters')).toBe('setup-1');
});

test('places findings by what the page still shows of a withheld value', () => {
  const evaluator = { ...single, expected: { type: 'rule' } };
  expect(placeIn({ evaluator }, '/evaluator/expected')).toBe('check-1-expected');
});

test.for([
  ['/config/1', 'setup step 2'],
  ['/evaluator/postconfig/0', 'postconfig step 1'],
  ['/evaluator/func/0', 'check 1'],
  ['/evaluator/expected/1', 'check 2, expected'],
  ['/evaluator', 'evaluator'],
  ['/fixed_ip', 'fixed_ip'],
] as const)('names the place of %s', ([pointer, label]) => {
  const evaluator = { ...lists, postconfig: [sleep] };
  const placeOf = placeFinderOf(entryOf({ config: [sleep, sleep], evaluator }));
  expect(placeOf(exampleFinding({ pointer }))?.label).toBe(label);
});

test.for([
  ['config', 'setup'],
  ['evaluator', 'evaluation'],
  ['id', 'id'],
  ['another', undefined],
] as const)(
  'places the missing field "%s" where the page shows that it is missing',
  ([field, anchor]) => {
    const message = fieldMissing.message({ field, wanted: 'a list' });
    const finding = exampleFinding({ code: fieldMissing.code, pointer: '', message });
    expect(placeFinderOf(entryOf({}, {}))(finding)?.anchor).toBe(anchor);
  },
);

test('groups errors and warnings by place, and leaves information out', () => {
  const step = exampleFinding({ pointer: '/config/0/type' });
  const same = exampleFinding({ pointer: '/config/0', severity: 'warning' });
  const note = exampleFinding({ pointer: '/config/0', severity: 'info' });
  const whole = exampleFinding({ pointer: '' });
  const placeOf = placeFinderOf(entryOf({ config: [sleep] }));
  expect([...groupByPlace([step, same, note, whole], placeOf)]).toEqual([
    ['setup-1', [step, same]],
    [undefined, [whole]],
  ]);
});

test('finds all places of the errors of one mistake, and of no warning', () => {
  const error = exampleFinding({ pointer: '/config/0', also: ['/config/1/type', '/source'] });
  const warning = exampleFinding({ pointer: '/config/2', severity: 'warning' });
  const alone = exampleFinding({ pointer: '/evaluator/postconfig' });
  const placeOf = placeFinderOf(entryOf({ config: [sleep, sleep, sleep] }));
  expect([...listBrokenPlaces([error, warning, alone], placeOf)]).toEqual([
    'setup-1',
    'setup-2',
    'source',
    'evaluation',
  ]);
});

test('places a finding about a step or check that the page leaves out at their list', () => {
  const many = Array.from({ length: mostShownParts + 1 }, (_, index) => `metric_${index}`);
  const config = many.map(() => ({ type: 'sleep', parameters: { seconds: 1 } }));
  const placeOf = placeFinderOf(entryOf({ config, evaluator: { func: many } }));
  const anchorOf = (pointer: string) => placeOf(exampleFinding({ pointer }))?.anchor;
  const last = mostShownParts - 1;
  expect(anchorOf(`/config/${last}`)).toBe(`setup-${mostShownParts}`);
  expect(anchorOf(`/config/${mostShownParts}`)).toBe('setup');
  expect(anchorOf(`/evaluator/func/${last}`)).toBe(`check-${mostShownParts}`);
  expect(anchorOf(`/evaluator/func/${mostShownParts}`)).toBe('evaluation');
});

const danger = { func: ['x', 'seen'], result: [file, file], postconfig: [sleep] };

test.for([
  ['/danger', 'danger-checks', 'danger'],
  ['/danger/func/1', 'danger-check-2', 'danger, check 2'],
  ['/danger/result/0/path', 'danger-check-1-result', 'danger, check 1, result'],
  ['/danger/postconfig/0', 'danger:postconfig-step-1', 'danger, postconfig step 1'],
  ['/midway/actions/1/type', 'midway:actions-step-2', 'actions step 2'],
  ['/midway/actions', 'midway:actions-steps', 'midway.actions'],
  ['/midway/when', 'other-fields', 'other fields'],
  ['/rounds/1/cue', 'rounds:1', 'phase 2'],
  ['/rounds/0/check/func', 'rounds:0:check-check-1', 'rounds[0].check, check 1'],
])(
  'places a finding about %s where a part that a project adds is shown',
  ([pointer = '', anchor, label]) => {
    const check = { func: 'x', result: file };
    const rounds = [
      { instruction: 'Go.', check },
      { instruction: 'Stop.', cue: 'later' },
    ];
    const placeOf = placeFinderOf(
      entryOf({ danger, midway: { actions: [sleep, sleep], when: 3 }, rounds }),
    );
    expect(placeOf(exampleFinding({ pointer }))).toEqual({ anchor, label });
  },
);

test('gives each task one finder', () => {
  const [one, other] = [entryOf({}), entryOf({ config: [sleep] })];
  expect(placeFinderOf(one)).toBe(placeFinderOf(one));
  expect(placeFinderOf(other)).not.toBe(placeFinderOf(one));
});
