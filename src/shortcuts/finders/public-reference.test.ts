import { expect, test } from 'vitest';
import { cloudFile, downloadStep, vmFile } from '#lint/examples/example-parts.ts';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { findShortcuts } from '../find-shortcuts.ts';

const path = '/home/user/pond.xlsx';
const judge = (expected: object) => ({ func: 'compare_table', result: vmFile(path), expected });

test.for([
  ['pond.xlsx', 'pond_gold.xlsx', ', named almost like it'],
  ['12_3.xlsx', '12_3_Gold.xlsx', ', named almost like it'],
  ['12_3.xlsx', '12_4_Gold.xlsx', ''],
  ['pond.xlsx', 'lake_gold.xlsx', ''],
] as const)('says of %s and %s whether the names are alike', ([input, reference, ending]) => {
  const folder = 'https://files.example.org/ponds/';
  const [shortcut] = findShortcuts(
    {
      file: 'a.json',
      fields: {
        config: [downloadStep(path, folder + input)],
        evaluator: judge(cloudFile(folder + reference)),
      },
    },
    { vocabulary: builtInVocabulary },
  );
  expect(shortcut?.message).toBe(
    `an agent with internet can fetch the reference from files.example.org, where it is in the folder of an input${ending}`,
  );
});
