import { expect, test } from 'vitest';
import { toTask } from '#format/to-task.ts';
import { toPlainText } from '#text/rich-text.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toSampleCircuit } from './sample-circuit.ts';

const vocabulary = createVocabulary();

const textsOf = (include: string[]) => {
  const expected = { type: 'rule', rules: { expected: include } };
  const fields = { evaluator: { func: 'match_in_list', result: { type: 'a' }, expected } };
  const circuit = toSampleCircuit({ task: toTask(fields), fields }, { vocabulary });
  return circuit?.checks[0]?.expected?.wires.map(({ text }) => toPlainText(text));
};

test('names the only value', () => {
  expect(textsOf(['light'])).toEqual(['light']);
});

test('counts several values, as a figure of this size has room for one wire', () => {
  expect(textsOf(['a long first value', 'a long second value'])).toEqual(['2 values']);
});

test('draws nothing of several checks', () => {
  const fields = { evaluator: { func: ['a', 'b'], conj: 'or' } };
  expect(toSampleCircuit({ task: toTask(fields), fields }, { vocabulary })).toBeUndefined();
});
