import { expect, test } from 'vitest';
import { valueTypes } from '#vocabulary/contract/contract.ts';
import { vocabularySchema } from './declaration-schema.ts';
import { deriveDatasetSchema } from './json-schema.ts';

/** Where the schema objects, each place once. */
function faultsIn(vocabulary: unknown): string[] {
  const { error } = vocabularySchema.safeParse(vocabulary);
  return [...new Set(error?.issues.map(({ path }) => path.join('.')))];
}

const withOption = (field: unknown) => ({ metrics: { judge: { options: { tempo: field } } } });

test.for<[string, object]>([
  ['nothing', {}],
  ['a name alone', { actions: { fly: {} }, getters: { dance: {} }, metrics: { judge: {} } }],
  ['names that begin with the prefix', { getters: { get_x: {}, get__: {}, get: {} } }],
  [
    'what is said in prose',
    { actions: { fly: { family: 'x', summary: 'Flies.', notes: ['Y.'] } } },
  ],
  [
    'all that a getter may have',
    {
      getters: {
        get_dance: {
          keys: { steps: { required: true } },
          oneOf: [['steps', 'file'], ['hall']],
          reads: 'a hall',
          returns: 'a dance',
          returnType: 'value',
          needsDebugPort: true,
          readsProfile: false,
        },
      },
    },
  ],
  [
    'all that a metric may have',
    {
      metrics: {
        judge: {
          result: { accepts: 'a dance', example: { type: 'dance', steps: [1] } },
          expected: { accepts: 'a dance', required: false },
          rules: { tempo: {} },
          options: {},
          otherOptions: true,
        },
      },
    },
  ],
  ['no type', withOption({})],
  ['several types', withOption({ type: ['integer', 'array of integer'] })],
  ['any default and example', withOption({ default: null, example: [{ a: 1 }] })],
  ['fields within a field', withOption({ type: 'object', fields: { left: { type: 'number' } } })],
  ['variants', withOption({ fields: { a: {} }, variants: { x: ['a', 'b?'], y: [] } })],
  [
    'templates with slots',
    {
      getters: { dance: { wording: 'the dance {keys.steps}' } },
      metrics: {
        judge: {
          verdict: ['{result|the dance} has {rules.steps|step|or}', '{ expected } {options}'],
        },
      },
    },
  ],
  ['spellings of an app', { apps: { 'Free CAD': ['fcad'], vlc: [] } }],
])('accepts %s', ([, vocabulary]) => {
  expect(faultsIn(vocabulary)).toEqual([]);
});

const option = 'metrics.judge.options.tempo';

test.for<[string, object, string[]]>([
  ['a part of the other kinds', { actions: { fly: { keys: {} } } }, ['actions.fly']],
  ['a kind that does not exist', { rules: {} }, ['']],
  ['a name with a hyphen', { actions: { 'fly-by': {} } }, ['actions.fly-by']],
  ['a name that begins with a digit', { getters: { '3d': {} } }, ['getters.3d']],
  ['a getter without a name after its prefix', { getters: { get_: {} } }, ['getters.get_']],
  ['an empty summary', { metrics: { judge: { summary: '' } } }, ['metrics.judge.summary']],
  ['notes in one text', { metrics: { judge: { notes: 'X.' } } }, ['metrics.judge.notes']],
  [
    'an argument that says not what',
    { metrics: { judge: { result: {} } } },
    ['metrics.judge.result.accepts'],
  ],
  ['an unknown type', withOption({ type: 'float' }), [`${option}.type`]],
  ['no types to choose from', withOption({ type: [] }), [`${option}.type`]],
  ['an empty set of values', withOption({ values: [] }), [`${option}.values`]],
  ['values that are not strings', withOption({ values: [1] }), [`${option}.values.0`]],
  ['a flag as text', withOption({ required: 'true' }), [`${option}.required`]],
  ['a misspelt property', withOption({ desciption: 'X.' }), [option]],
  [
    'a fault three fields deep',
    withOption({ fields: { a: { fields: { b: { type: 5 } } } } }),
    [`${option}.fields.a.fields.b.type`],
  ],
  ['an empty group', { getters: { dance: { oneOf: [[]] } } }, ['getters.dance.oneOf.0']],
  [
    'a slot of nothing',
    { metrics: { judge: { verdict: '{results}' } } },
    ['metrics.judge.verdict'],
  ],
  [
    'a brace alone',
    { metrics: { judge: { verdict: ['a', '{rules'] } } },
    ['metrics.judge.verdict.1'],
  ],
  [
    'a slot of metrics for a getter',
    { getters: { dance: { wording: '{result}' } } },
    ['getters.dance.wording'],
  ],
  ['spellings in one text', { apps: { vlc: 'VLC' } }, ['apps.vlc']],
  [
    'two faults at once',
    { actions: { fly: { parameters: 5 } }, metrics: { judge: { otherOptions: 1 } } },
    ['actions.fly.parameters', 'metrics.judge.otherOptions'],
  ],
])('refuses %s', ([, vocabulary, places]) => {
  expect(faultsIn(vocabulary)).toEqual(places);
});

test('knows the types of the vocabulary, all of them and no other', () => {
  expect(valueTypes.flatMap((type) => faultsIn(withOption({ type })))).toEqual([]);
  expect(JSON.stringify(deriveDatasetSchema())).toContain(`"enum":${JSON.stringify(valueTypes)}`);
});
