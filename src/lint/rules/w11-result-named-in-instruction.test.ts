import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { resultNamedInInstruction as rule } from './w11-result-named-in-instruction.ts';

const problemsIn = (instruction: unknown, path: unknown, config: unknown = []) => {
  const evaluator = { func: 'check_file_exists', result: { type: 'vm_file', path } };
  return findProblems(rule, { instruction, evaluator, config });
};
const put = (path: string) => [{ type: 'download', parameters: { files: [{ path }] } }];

test.for([
  ['the same name', 'Save it as "summary.pdf".', '/home/user/summary.pdf'],
  ['another name', 'Save it as report.pdf.', '/home/user/summary.pdf'],
  ['a name of a series', 'Save page_1.png, page_2.png and so on.', '/home/user/page_3.png'],
  ['a short name', 'Compare a.csv.', '/home/user/b.csv'],
  ['no instruction', 7, '/home/user/summary.pdf'],
  ['a path of another type', 'Save summary.pdf.', { to: 'sumary.pdf' }],
] as const)('accepts %s', ([, instruction, path]) => {
  expect(problemsIn(instruction, path)).toEqual([]);
});

test('accepts a name of another file that was put there', () => {
  const instruction = 'Turn picture1.png into a copy with a border.';
  expect(problemsIn(instruction, '/tmp/picture2.png', put('/tmp/picture1.png'))).toEqual([]);
});

test('accepts a name that another result reads', () => {
  expect(problemsIn('Save sumary.pdf.', ['/tmp/summary.pdf', '/tmp/sumary.pdf'])).toEqual([]);
});

test.for([
  ['a letter left out, an error', 'summary_2024.pdf', 'sumary_2024.pdf', 'error'],
  ['another number', 'summary_2024.pdf', 'summary_2025.pdf', 'warning'],
  ['another kind of file', '_config.yaml', '_config.yml', 'warning'],
  ['a separator', 'summary-2024.pdf', 'summary_2024.pdf', 'warning'],
  ['a capital', 'Summary.pdf', 'summary.pdf', 'warning'],
] as const)('rejects %s', ([, named, found, severity]) => {
  expect(problemsIn(`Save (as ${named}).`, [`/home/user/${found}`])).toEqual([
    { at: ['evaluator', 'result', 'path', 0], found, named, severity },
  ]);
});

test('only warns where the instruction may mistake a file that is there', () => {
  const problems = problemsIn('Edit sumary.pdf.', '/tmp/summary.pdf', put('/tmp/summary.pdf'));
  expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
});

test.for([
  ['an archive may contain the file', 'Edit sumary.pdf.', put('/tmp/all.zip')],
  ['the instruction contains the name too', 'Save sumary.pdf as "summary".', []],
] as const)('only warns where %s', ([, instruction, config]) => {
  const problems = problemsIn(instruction, '/tmp/summary.pdf', config);
  expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
});

test('rejects a name like that of a file that setup puts there', () => {
  const problems = problemsIn('Sort the table.', '/tmp/bugdet.xlsx', put('/tmp/budget.xlsx'));
  expect(problems).toEqual([
    {
      at: ['evaluator', 'result', 'path'],
      found: 'bugdet.xlsx',
      named: 'budget.xlsx',
      isPlaced: true,
    },
  ]);
});

test.for([
  ['a plural', 'Collect all in one file.', 'invoices.xlsx', 'invoice.xlsx'],
  ['another language', 'Translate the letter.', 'letter_fr.odt', 'letter_en.odt'],
  ['another region', 'Do the same for the south.', 'team_south.xlsx', 'team_north.xlsx'],
  ['the opposite', 'Write the other table.', 'export.xlsx', 'import.xlsx'],
  ['more words', 'Write to her husband.', 'contract_mr.odt', 'contract.odt'],
  ['the right spelling', 'Fix the typo in its title.', 'budget.xlsx', 'bugdet.xlsx'],
  ['another name', 'Rename the table.', 'budget.xlsx', 'bugdet.xlsx'],
] as const)(
  'accepts a result that has %s beside a file of the setup',
  ([, text, found, placed]) => {
    expect(problemsIn(text, `/tmp/${found}`, put(`/tmp/${placed}`))).toEqual([]);
  },
);

test.for([
  [
    'the instruction contains',
    'Save the copy as "photos".',
    '/tmp/photos.png',
    ['/tmp/photo1.png'],
  ],
  ['differs in a number', 'Save a copy.', '/tmp/photo2.png', ['/tmp/photo1.png']],
  ['differs in the kind of file', 'Convert it.', '/tmp/budget.csv', ['/tmp/budget.ods']],
  ['an archive may contain', 'Edit it.', '/tmp/bugdet.xlsx', ['/tmp/budget.xlsx', '/tmp/a.zip']],
  [
    'is of a series',
    'Continue.',
    '/tmp/page_c1.png',
    ['/tmp/page_a1.png', '/tmp/page_c2.png', '/tmp/page_c3.png'],
  ],
] as const)('accepts a result whose name %s', ([, instruction, path, paths]) => {
  expect(problemsIn(instruction, path, paths.flatMap(put))).toEqual([]);
});

test('says both names', () => {
  expect(rule.message({ found: 'a.pdf', named: 'b.pdf' })).toBe(
    'the result is "a.pdf", but the instruction names "b.pdf"; use one name',
  );
  expect(rule.message({ found: 'a.pdf', named: 'b.pdf', isPlaced: true })).toBe(
    'the result is "a.pdf", but setup puts "b.pdf" on the machine; use one name',
  );
});
