import { expect, test } from 'vitest';
import { toPlainText } from '#text/rich-text.ts';
import { type FillSlot, fillFirstTemplate, listSlots } from './sentence-template.ts';

const fill: FillSlot = ({ name, noun, join }) =>
  name === 'unknown' ? undefined : [{ code: [name, noun, join].filter(Boolean).join(' ') }];

test.for([
  ['a string without slots', 'all is well', 'all is well'],
  ['a slot', '{result} passes', 'result passes'],
  ['a noun', '{result|table} passes', 'result table passes'],
  ['a join', '{rules.urls||or}', 'rules.urls or'],
  ['noun and join', '{rules.urls|page|any}', 'rules.urls page any'],
  ['an unknown join', '{rules.urls|page|nor}', 'rules.urls page'],
  ['blanks inside a slot', '{ result | table }', 'result table'],
  ['the first of several that can be filled', ['{unknown}', '{result}', 'b'], 'result'],
  ['nothing when no slot can be filled', 'is {unknown}', undefined],
  ['nothing for a brace that opens no slot', 'is {result', undefined],
  ['nothing for an empty slot', 'is {}', undefined],
  ['nothing without a template', undefined, undefined],
] as const)('fills in %s', ([, templates, expected]) => {
  const filled = fillFirstTemplate(templates, fill);
  expect(filled && toPlainText(filled)).toBe(expected);
});

test('lists the slots of all templates', () => {
  expect(listSlots(['{result|table} has {rules.rows}', 'no place', '{expected}'])).toEqual([
    'result',
    'rules.rows',
    'expected',
  ]);
});
