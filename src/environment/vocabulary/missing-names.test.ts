import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toFiles } from '../contracts/example-source.ts';
import { readEnvironment } from '../contracts/read-environment.ts';
import { toSourceFacts } from './to-source-facts.ts';

const metric = 'def exact_match(result, rules): pass\n';
const action = '  def _sleep_setup(self, seconds): pass\n';

test.for([
  ['a file that all names are imported from', 'from .a import *\nfrom .b import *\n', undefined],
  ['a file that one name is imported from', 'from .a import *\nfrom .b import c\n', true],
  ['the package itself', 'from .a import *\ndef (\n', undefined],
] as const)(
  'marks a metric as missing only if it must be: broken is %s',
  ([, entry, isMissing]) => {
    const broken = 'def (\n';
    const files = { 'metrics/__init__.py': entry, 'metrics/a.py': metric, 'metrics/b.py': broken };
    const source = toSourceFacts(readEnvironment(toFiles(files)));
    const vocabulary = createVocabulary({}, { source });
    expect(vocabulary.find('metric', 'check_csv')?.isMissing).toBe(isMissing);
  },
);

test.for([
  ['whole', '', true],
  ['broken', '  def (\n', undefined],
] as const)(
  'marks an action as missing only if it must be: setup.py is %s',
  ([, more, isMissing]) => {
    const file = { path: 'desktop/controllers/setup.py', text: `class Setup:\n${action}${more}` };
    const vocabulary = createVocabulary({}, { source: toSourceFacts(readEnvironment([file])) });
    expect(vocabulary.find('action', 'launch')?.isMissing).toBe(isMissing);
  },
);

test('marks a hidden getter whose name lacks the prefix', () => {
  const text = 'def get_it(env, config): pass\ndef state(env, config): pass\n';
  const files = { 'getters/__init__.py': 'from .a import state\n', 'getters/a.py': text };
  const { others } = toSourceFacts(readEnvironment(toFiles(files)));
  const file = 'desktop/evaluators/getters/a.py';
  expect([...(others?.getter?.hidden ?? [])]).toEqual([
    ['it', { file, line: 1 }],
    ['state', { file, line: 2, lacksPrefix: true }],
  ]);
});
