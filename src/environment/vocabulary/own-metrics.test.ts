import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toFiles } from '../contracts/example-source.ts';
import { readEnvironment } from '../contracts/read-environment.ts';
import { toSourceFacts } from './to-source-facts.ts';

function findMetric(text: string) {
  const files = toFiles({ 'metrics/__init__.py': 'from .a import *\n', 'metrics/a.py': text });
  const source = toSourceFacts(readEnvironment(files));
  return createVocabulary({}, { source }).find('metric', 'check_dance');
}

test.for([
  ['needs it', 'def check_dance(result, rules): return 1', { required: true }],
  ['has a default', 'def check_dance(result, rules=None): return 1', { required: false }],
  ['takes none', 'def check_dance(result): return 1', undefined],
] as const)(
  'knows of a metric of its own whether it is given a reference: it %s',
  ([, text, to]) => {
    const entry = findMetric(`${text}\n`);
    expect(entry?.contract).toMatchObject({ result: { accepts: 'the result' } });
    expect((entry?.contract as { expected?: object }).expected).toEqual(
      to && { accepts: 'a second argument', ...to },
    );
  },
);

test('knows nothing of the arguments of a metric that cannot be read', () => {
  const text = '@outside\ndef check_dance(result): return 1\n';
  const entry = findMetric(text);
  expect(entry?.contract).toEqual({});
});

test.for([
  ['expected_path, result_path', true],
  ['gold_file, output', true],
  ['result, expected', undefined],
  ['src_path, tgt_path', undefined],
  ['expected, rules', undefined],
  ['expected, *, result', undefined],
] as const)(
  'knows of a metric of (%s) whether it takes the reference first',
  ([names, expected]) => {
    const entry = findMetric(`def check_dance(${names}): return 1\n`);
    expect(entry?.source?.takesReferenceFirst).toBe(expected);
  },
);
