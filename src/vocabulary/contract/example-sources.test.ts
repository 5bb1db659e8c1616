import { expect, test } from 'vitest';
import { comparedFiles, machineFile, referenceFile, ruleSet } from './example-sources.ts';

test('fetches a file of the machine under its own name', () => {
  expect(machineFile('/home/user/my notes.txt', 'a text file')).toEqual({
    accepts: 'a text file',
    example: { type: 'vm_file', path: '/home/user/my notes.txt', dest: 'my notes.txt' },
  });
});

test('fetches a reference file from remote storage', () => {
  expect(referenceFile('plan.csv', 'a plan')).toEqual({
    accepts: 'a plan',
    example: { type: 'cloud_file', path: 'https://files.example.org/plan.csv', dest: 'plan.csv' },
  });
});

test('calls a file by what it is alone when nothing more is said', () => {
  expect([machineFile('/a').accepts, referenceFile('a').accepts]).toEqual([
    'a file',
    'a reference file',
  ]);
});

test.for([
  ['/home/user/report.docx', 'report.docx', 'report_expected.docx'],
  ['/home/user.d/a.tar.gz', 'a.tar.gz', 'a.tar_expected.gz'],
] as const)('stores %s and its reference under two names', ([path, own, reference]) => {
  expect(comparedFiles(path, 'a file of ours')).toEqual({
    result: { accepts: 'a file of ours', example: { type: 'vm_file', path, dest: own } },
    expected: {
      accepts: 'another file of ours, the reference',
      example: {
        type: 'cloud_file',
        path: `https://files.example.org/${reference}`,
        dest: reference,
      },
    },
  });
});

test.for([
  ['a text document', 'another text document, the reference'],
  ['an image', 'another image, the reference'],
] as const)('compares %s with %s', ([is, expected]) => {
  expect(comparedFiles('/a', is).expected.accepts).toBe(expected);
});

const rules = { include: { type: 'array of string' } } as const;

test.for([
  ['without', undefined, { accepts: 'rules' }],
  [
    'with',
    { include: ['x'] },
    { accepts: 'rules', example: { type: 'rule', rules: { include: ['x'] } } },
  ],
] as const)('puts rules on the expected side, %s an example', ([, example, expected]) => {
  expect(ruleSet(rules, example)).toEqual({ expected, rules });
});
