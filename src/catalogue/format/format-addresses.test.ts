import { expect, test } from 'vitest';
import { deriveReference } from '../../format/reference.ts';
import { actionFieldAddress, evaluatorFieldAddress, taskFieldAddress } from './format-addresses.ts';

test.for([
  ['a field of the format', taskFieldAddress('proxy'), '/format/#proxy'],
  ['a deprecated field', taskFieldAddress('snapshot'), '/format/#snapshot'],
  ['any other field', taskFieldAddress('author'), '/format/#extra-fields'],
  ['a name that every object has', taskFieldAddress('constructor'), '/format/#extra-fields'],
  ['a field of the evaluator', evaluatorFieldAddress('conj'), '/format/#evaluator-conj'],
  ['any other one of the evaluator', evaluatorFieldAddress('why'), '/format/#evaluator-fields'],
  ['an evaluator that is not an object', evaluatorFieldAddress('evaluator'), '/format/#evaluator'],
  ['the type of an action', actionFieldAddress('type'), '/format/#action-type'],
  ['its parameters', actionFieldAddress('parameters'), '/format/#action-parameters'],
  ['any other field of an action', actionFieldAddress('why'), '/format/#actions'],
] as const)('leads from %s to its explanation', ([, address, expected]) => {
  expect(address).toBe(expected);
});

test('leads from each field of the format to a place of its own in the reference', () => {
  const addressOf = {
    task: taskFieldAddress,
    evaluator: evaluatorFieldAddress,
    action: actionFieldAddress,
  };
  for (const { name, fields } of deriveReference()) {
    if (name === 'source' || name === 'parameters') continue;
    for (const field of fields) {
      expect(addressOf[name](field.name)).toBe(`/format/#${field.anchor}`);
    }
  }
});
