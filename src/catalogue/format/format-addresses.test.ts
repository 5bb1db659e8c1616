import { expect, test } from 'vitest';
import { deriveReference } from '#format/reference.ts';
import {
  toActionFieldAddress,
  toEvaluatorFieldAddress,
  toTaskFieldAddress,
} from './format-addresses.ts';

test.for([
  ['a field of the format', toTaskFieldAddress('proxy'), '/format/#proxy'],
  ['a deprecated field', toTaskFieldAddress('snapshot'), '/format/#snapshot'],
  ['any other field', toTaskFieldAddress('author'), '/format/#extra-fields'],
  ['a name that every object has', toTaskFieldAddress('constructor'), '/format/#extra-fields'],
  ['a field of the evaluator', toEvaluatorFieldAddress('conj'), '/format/#evaluator-conj'],
  ['any other one of the evaluator', toEvaluatorFieldAddress('why'), '/format/#evaluator-fields'],
  [
    'an evaluator that is not an object',
    toEvaluatorFieldAddress('evaluator'),
    '/format/#evaluator',
  ],
  ['the type of an action', toActionFieldAddress('type'), '/format/#action-type'],
  ['its parameters', toActionFieldAddress('parameters'), '/format/#action-parameters'],
  ['any other field of an action', toActionFieldAddress('why'), '/format/#actions'],
] as const)('leads from %s to its explanation', ([, address, expected]) => {
  expect(address).toBe(expected);
});

test('leads from each field of the format to a place of its own in the reference', () => {
  const addressOf = {
    task: toTaskFieldAddress,
    evaluator: toEvaluatorFieldAddress,
    action: toActionFieldAddress,
  };
  for (const { name, fields } of deriveReference()) {
    if (name === 'source' || name === 'parameters') continue;
    for (const field of fields) {
      expect(addressOf[name](field.name)).toBe(`/format/#${field.anchor}`);
    }
  }
});
