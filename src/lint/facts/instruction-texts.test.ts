import { expect, test } from 'vitest';
import { instructionTexts } from './instruction-texts.ts';

test('lists the instruction and those of phases, each once', () => {
  const turns = [{ instruction: 'Open the map.' }, { instruction: 'Print it.', after: 3 }];
  expect(instructionTexts({ instruction: 'Open the map.', turns })).toEqual([
    { text: 'Open the map.', at: ['instruction'] },
    { text: 'Print it.', at: ['turns', 1, 'instruction'] },
  ]);
});

test.for([
  ['no instruction', {}],
  ['a value of another type', { instruction: 5, phases: [] }],
  ['an array of which only some have one', { phases: [{ instruction: 'a' }, {}, null] }],
  ['an object', { phases: { instruction: 'a' } }],
] as const)('lists nothing for %s', ([, fields]) => {
  expect(instructionTexts(fields)).toEqual([]);
});
