import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectStrings } from '#text/json/collect-strings.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { shortenName } from '#text/shorten-name.ts';
import { taskFields } from '../task-file-schema.ts';
import { toTask } from './to-task.ts';

const longName = 'n'.repeat(1001);
const emptyTask = {
  id: '',
  instruction: '',
  sources: [],
  relatedApps: [],
  setup: [],
  evaluation: { checks: [], unpaired: [], conj: 'and', postconfig: [], extra: {} },
  phases: [],
  stepLists: [],
  evaluators: [],
  graders: [],
  proxy: undefined,
  fixedIp: undefined,
  envChange: 'unstated',
  deprecated: {},
  extra: {},
};

test.for<[string, JsonObject, object]>([
  ['an empty object', {}, {}],
  [
    'an id and an instruction',
    { id: 'a', instruction: 'Do it.' },
    { id: 'a', instruction: 'Do it.' },
  ],
  ['a missing config', { id: 'a' }, { id: 'a', setup: [] }],
  ['an empty config', { config: [] }, { setup: [] }],
  [
    'a command that is a string',
    { config: [{ type: 'execute', parameters: { command: 'ls' } }] },
    { setup: [{ type: 'execute', parameters: { command: 'ls' }, extra: {} }] },
  ],
  [
    'very long names',
    { related_apps: [longName], config: [{ type: longName }], evaluator: { func: longName } },
    {
      relatedApps: [shortenName(longName)],
      setup: [{ type: shortenName(longName), parameters: {}, extra: {} }],
      evaluation: {
        ...emptyTask.evaluation,
        checks: [
          { metric: shortenName(longName), result: undefined, expected: undefined, options: {} },
        ],
      },
    },
  ],
  ['a missing list of apps', {}, { relatedApps: [] }],
  ['an empty array of apps', { related_apps: [] }, { relatedApps: [] }],
  ['apps in any spelling', { related_apps: ['OS', 'vs_code'] }, { relatedApps: ['OS', 'vs_code'] }],
  [
    'an evaluator that is a string',
    { evaluator: 'x' },
    { evaluation: { ...emptyTask.evaluation, extra: { evaluator: 'x' } } },
  ],
  ['one source', { source: 'a forum' }, { sources: ['a forum'] }],
  ['an array of sources', { source: ['a', 'b'] }, { sources: ['a', 'b'] }],
  ['a source that is null', { source: null }, { sources: [] }],
  ['an empty source', { source: '' }, { sources: [] }],
  ['a blank source', { source: '  ' }, { sources: [] }],
  ['flags', { proxy: true, fixed_ip: false }, { proxy: true, fixedIp: false }],
  ['booleans as strings', { proxy: 'false', fixed_ip: 'true' }, { proxy: false, fixedIp: true }],
  ['a likelihood of change', { possibility_of_env_change: 'low' }, { envChange: 'low' }],
  ['a likelihood in capitals', { possibility_of_env_change: 'High' }, { envChange: 'high' }],
  [
    'deprecated fields',
    { snapshot: 'x', trajectory: null },
    { deprecated: { snapshot: 'x', trajectory: null } },
  ],
  ['extra fields', { hint: 'look', _commments: [1] }, { extra: { hint: 'look', _commments: [1] } }],
])('reads %s', ([, file, expected]) => {
  expect(toTask(file)).toEqual({ ...emptyTask, ...expected });
});

test.for<[string, JsonObject]>([
  ['an id', { id: 7 }],
  ['an instruction', { instruction: ['Do it.'] }],
  ['a boolean', { proxy: 'yes' }],
  ['a stable address', { fixed_ip: 1 }],
  ['a likelihood of change', { possibility_of_env_change: 'never' }],
  ['apps', { related_apps: { a: 1 } }],
])('keeps %s that cannot be read', ([, file]) => {
  expect(toTask(file)).toEqual({ ...emptyTask, extra: file });
});

test('keeps the whole array when one of its entries is not a string', () => {
  const { relatedApps, sources, extra } = toTask({ related_apps: ['os', 5], source: ['a', null] });
  expect([relatedApps, sources]).toEqual([['os'], ['a']]);
  expect(extra).toEqual({ related_apps: ['os', 5], source: ['a', null] });
});

test('keeps a field named "__proto__"', () => {
  const task = toTask(JSON.parse('{"__proto__": {"id": "a"}}') as JsonObject);
  expect(task.id).toBe('');
  expect(Object.keys(task.extra)).toEqual(['__proto__']);
});

const seed = 20_260_501;
const evaluatorFields = ['func', 'result', 'expected', 'postconfig', 'conj', 'options'];

test('never throws', () => {
  const anyRecord = fc.dictionary(fc.string(), fc.jsonValue());
  const file = fc.oneof(
    anyRecord,
    recordOf([...taskFields], fc.jsonValue()),
    fc.record({ evaluator: recordOf(evaluatorFields, fc.jsonValue()) }),
  );
  fc.assert(
    fc.property(file, (fields) => {
      expect(Object.keys(toTask(fields))).toEqual(Object.keys(emptyTask));
    }),
    { numRuns: 1000, seed },
  );
});

test('loses no text of any file', () => {
  const word = fc.stringMatching(/^[a-z]{4,8}$/);
  const words = fc.oneof(word, fc.array(word, { maxLength: 3 }));
  const source = recordOf(['type', 'path', 'dest', 'multi', 'gives', 'parameters', 'note'], words);
  const value = fc.oneof(words, source, fc.array(fc.oneof(source, word), { maxLength: 3 }));
  const evaluator = recordOf([...evaluatorFields, 'note'], value);
  const file = fc.tuple(recordOf([...taskFields, 'hint'], value), evaluator);
  fc.assert(
    fc.property(file, ([fields, judged]) => {
      const whole: JsonObject = { ...fields, evaluator: judged };
      const read = JSON.stringify(toTask(whole));
      expect(collectStrings(whole).filter((text) => !read.includes(text))).toEqual([]);
    }),
    { numRuns: 500, seed },
  );
});

function recordOf(keys: string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<JsonObject> {
  return fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: keys.length });
}
