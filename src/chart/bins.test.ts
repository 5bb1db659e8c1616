import { describe, expect, test } from 'vitest';
import { nameBin, toBins } from './bins.ts';

const times = (number: number, count: number): number[] => Array<number>(count).fill(number);
const show = (numbers: readonly number[], mostBins: number): string[] =>
  toBins(numbers, mostBins).map((bin) => `${nameBin(bin)}: ${bin.count}`);

describe('sorts numbers into bins', () => {
  test.for<[string, number[], string[]]>([
    ['none at all', [], []],
    ['a single one', [3], ['3: 1']],
    ['few, with a gap', [1, 4, 1], ['1: 2', '2: 0', '3: 0', '4: 1']],
    ['as many as there are bins', [0, 3], ['0: 1', '1: 0', '2: 0', '3: 1']],
    [
      'more than there are bins',
      [0, 1, 4, 7],
      ['0 to 1: 2', '2 to 3: 0', '4 to 5: 1', '6 to 7: 1'],
    ],
    ['from the round number below', [7, 9, 11], ['6 to 7: 1', '8 to 9: 1', '10 to 11: 1']],
    [
      'with one far above',
      [...times(0, 20), ...times(1, 18), 900],
      ['0: 20', '1: 18', '2: 0', '3 or more: 1'],
    ],
    ['with many far above', [...times(0, 10), ...times(90, 5)], ['0 to 49: 10', '50 to 99: 5']],
  ])('%s', ([, numbers, expected]) => {
    expect(show(numbers, 4)).toEqual(expected);
  });
});

test('leaves out no number and makes no bin too many', () => {
  for (let most = 1; most < 3000; most += 37) {
    const numbers = [0, ...times(most, 3), Math.floor(most / 3)];
    const bins = toBins(numbers);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(numbers.length);
    expect(bins.length).toBeLessThanOrEqual(12);
  }
});
