import { expect, test } from 'vitest';
import { describeResult } from './describe-result.ts';

const describe = (...parameters: Parameters<typeof describeResult>) => {
  const element = document.createElement('p');
  element.append(...describeResult(...parameters));
  return element;
};

test.for([
  [3, 3, '3 tasks'],
  [1, 1, '1 task'],
  [1, 3, '1 of 3 tasks'],
  [0, 3, '0 of 3 tasks'],
] as const)('%i of %i', ([found, all, expected]) => {
  expect(describe(found, all, []).textContent).toBe(expected);
});

test('begins with what there is not', () => {
  const unknown = [
    { name: 'app', value: 'vls' },
    { name: 'parameter', value: 'colour' },
  ];
  const element = describe(2, 3, unknown);
  expect(element.textContent).toBe('Unknown app "vls". Unknown parameter "colour". 2 of 3 tasks');
  expect(element.querySelector('.unknown')).not.toBeNull();
  expect(element.querySelector('strong')?.textContent).toBe('2');
});
