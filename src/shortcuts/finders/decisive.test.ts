import { expect, test } from 'vitest';
import { exampleView } from '#lint/examples/example-view.ts';
import type { ShortcutFact } from '../model/shortcut.ts';
import { keepDecisive } from './decisive.ts';

const fact = (check?: number, kind: ShortcutFact['kind'] = 'any file passes'): ShortcutFact => ({
  ...{ kind, certainty: 'likely', at: ['evaluator'], message: 'any file will do' },
  ...(check !== undefined && { check }),
});
const kept = (facts: readonly ShortcutFact[], evaluator: object) =>
  keepDecisive(facts, exampleView({ evaluator })).map(({ kind, check }) => [kind, check]);

const two = { func: ['check_csv', 'exact_match'] };

test.for([
  ['the only check', { func: 'check_csv' }, [fact(0)], [['any file passes', 0]]],
  ['one of two that must pass', two, [fact(1)], []],
  [
    'both of two',
    { ...two, conj: 'and' },
    [fact(0, 'shown anyway'), fact(1)],
    [
      ['shown anyway', 0],
      ['any file passes', 1],
    ],
  ],
  ['one check twice', two, [fact(1), fact(1)], []],
  [
    'one of two of which one is enough',
    { ...two, conj: 'or' },
    [fact(1)],
    [['any file passes', 1]],
  ],
  ['no check at all', two, [fact()], [['any file passes', undefined]]],
] as const)('keeps of facts about %s', ([, evaluator, facts, expected]) => {
  expect(kept(facts, evaluator)).toEqual(expected);
});

test('adds that an alternative always passes', () => {
  expect(kept([fact(1, 'empty output passes')], { ...two, conj: 'or' })).toEqual([
    ['empty output passes', 1],
    ['alternative always passes', undefined],
  ]);
  expect(kept([fact(0, 'empty output passes')], { func: ['check_csv'], conj: 'or' })).toEqual([
    ['empty output passes', 0],
  ]);
});
