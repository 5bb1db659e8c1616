import { expect, test } from 'vitest';
import { groupByCause } from '#lint/report/causes/causes.ts';
import { readScoreText } from '../files/read-score.ts';
import { toFaultFinding } from './result-findings.ts';

test.for([
  ['R07', 'scores that are not numbers', ['nan', 'n/a', 'failed']],
  ['R08', 'scores outside the range', ['85', '-1', '1.01']],
] as const)('gives findings of %s one cause, whatever the scores are', ([code, cause, texts]) => {
  const findings = texts.flatMap((text, index) => {
    const read = readScoreText(text);
    return 'fault' in read ? [toFaultFinding(read, { file: `${index}/result.txt` })] : [];
  });
  const [found, ...others] = groupByCause(findings);
  expect(found).toMatchObject({ code, cause });
  expect([found?.findings.length, others]).toEqual([texts.length, []]);
});
