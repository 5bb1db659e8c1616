import { expect, test } from 'vitest';
import type { TrackRecord } from '../model/rule.ts';
import { describeRecord, summarizeRecord } from './describe-record.ts';

const one = (read: number, defects: number): TrackRecord => ({
  dataset: 'OSWorld-Verified',
  read,
  defects,
});

test.for<[string, TrackRecord[], string | undefined, string | undefined]>([
  ['nothing', [], undefined, undefined],
  [
    'some of many',
    [one(14, 4)],
    '14 findings in OSWorld-Verified, 4 of them defects.',
    '14 findings, 4 defects',
  ],
  [
    'two datasets',
    [one(6, 0), { ...one(1, 1), dataset: 'DeskCraft' }],
    '6 findings in OSWorld-Verified, all harmless; 1 in DeskCraft, a defect.',
    '7 findings, 1 defect',
  ],
  [
    'one that is harmless',
    [one(1, 0)],
    '1 finding in OSWorld-Verified, harmless.',
    '1 finding, no defect',
  ],
])('says of %s how many findings were defects', ([, trackRecord, sentence, summary]) => {
  expect(describeRecord({ trackRecord })).toBe(sentence);
  expect(summarizeRecord({ trackRecord })).toBe(summary);
});
