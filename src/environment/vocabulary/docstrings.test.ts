import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toFiles } from '../contracts/example-source.ts';
import { readEnvironment } from '../contracts/read-environment.ts';
import { toSourceFacts } from './to-source-facts.ts';

function findGetter(name: string, text: string) {
  const files = toFiles({ 'getters/__init__.py': 'from .a import *\n', 'getters/a.py': text });
  const source = toSourceFacts(readEnvironment(files));
  return createVocabulary({}, { source }).find('getter', name);
}

test.for([
  ['its first paragraph', 'Reads\n    the steps.\n\n    Args: none.', 'Reads the steps.'],
  ['what is before a parameter', 'Reads.\n    :param env: it', 'Reads.'],
  ['one with a long blank in it', `Reads.\n\n    a${'\t'.repeat(100_000)}b`, 'Reads.'],
  ['what is before a key', 'Reads.\n    rule: {"a": 1}', 'Reads.'],
  ['the first sentence of a long one', `Reads. ${'And writes. '.repeat(20)}`, 'Reads.'],
  ['nothing for parameters alone', 'Args:\n      env: it', undefined],
  ['nothing for keys alone', 'Config:\n      path (str): it', undefined],
  ['nothing for a long one', 'x'.repeat(201), undefined],
] as const)('summarizes a docstring by %s', ([, docstring, summary]) => {
  const text = `def get_steps(env, config):\n    """${docstring}"""\n    return config["x"]\n`;
  expect(findGetter('steps', text)?.summary).toBe(summary);
});

test.for([
  ['lacks a required key', '"path", "file_type"', true],
  ['requires another key', '"path", "file_type", "file_content", "host"', true],
  ['requires the same', '"path", "file_type", "file_content"', false],
] as const)('describes a function by its docstring where it %s', ([, keys, isOwn]) => {
  const text = `def get_content_from_vm_file(env, config):
  "Reads it."
  for k in [${keys}]: config[k]
  return 1
`;
  const entry = findGetter('content_from_vm_file', text);
  expect([entry?.summary === 'Reads it.', entry?.notes === undefined]).toEqual([isOwn, isOwn]);
});
