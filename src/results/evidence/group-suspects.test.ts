import { expect, test } from 'vitest';
import type { EvidenceKind, Strength, Suspect } from '../model/evidence.ts';
import { groupSuspects } from './group-suspects.ts';

const suspect = (task: string, ...pieces: [EvidenceKind, Strength][]): Suspect => {
  const [first, ...others] = pieces.map(([kind, strength]) => ({
    ...{ kind, strength, weight: 1, sentence: '' },
  }));
  if (!first) throw new Error('A suspect has evidence.');
  return { task, weight: 1, evidence: [first, ...others], hints: [] };
};

test('a task is in the list of its heaviest evidence only, the strongest task first', () => {
  const groups = groupSuspects([
    suspect('a', ['errors', 'weak']),
    suspect('b', ['never solved', 'weak'], ['errors', 'strong']),
    suspect('c', ['never solved', 'strong']),
    suspect('d', ['never solved', 'weak']),
  ]);
  expect(
    groups.map(({ kind, suspects, counts }) => [
      kind,
      suspects.map(({ task }) => task).join(' '),
      counts.map(({ strength, count }) => `${count} ${strength}`).join(' '),
    ]),
  ).toEqual([
    ['never solved', 'c b d', '1 strong 2 weak'],
    ['errors', 'a', '1 weak'],
  ]);
});

test('without suspects there is no list', () => {
  expect(groupSuspects([])).toEqual([]);
});
