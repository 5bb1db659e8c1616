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
  ['a name of another kind', 'Save it as report.pdf.', '/home/user/summary.docx'],
  ['two names', 'Save them as a.pdf, and then as b.pdf.', '/home/user/summary.pdf'],
  ['a name that is not saved', 'Put the chart of report.pdf on a slide.', '/home/user/chart.pdf'],
  ['a file to look into', 'Look at the table in "report.pdf".', '/home/user/chart.pdf'],
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
  ['another extension of the same name', '_config.yaml', '_config.yml', 'info'],
  ['a separator', 'summary-2024.pdf', 'summary_2024.pdf', 'warning'],
  ['a capital', 'Summary.pdf', 'summary.pdf', 'warning'],
] as const)('rejects %s', ([, named, found, severity]) => {
  expect(problemsIn(`Save (as ${named}).`, [`/home/user/${found}`])).toEqual([
    { at: ['evaluator', 'result', 'path', 0], found, named, severity },
  ]);
});

const another = 'Save it as "/home/user/report.pdf".';

test.for([
  another,
  'Merge the pages into a new "report.pdf" file.',
  'Collect all charts, and put them into ~/report.pdf, please.',
])('warns of another name than the one to save: %s', (instruction) => {
  const path = '/home/user/summary.pdf';
  expect(problemsIn(instruction, path)).toMatchObject([
    { named: 'report.pdf', severity: 'warning' },
  ]);
});

test('only informs where an archive may contain the file', () => {
  const problems = problemsIn('Edit sumary.pdf.', '/tmp/summary.pdf', put('/tmp/all.zip'));
  expect(problems.map(({ severity }) => severity)).toEqual(['info']);
});

test.for([
  ['the result', put('/tmp/summary.pdf')],
  ['the saved file', put('/tmp/report.docx')],
  ['a step that converts it', [{ type: 'execute', parameters: { command: 'mv report.pdf b' } }]],
  ['an archive', put('/tmp/a.zip')],
] as const)('accepts another name where setup has %s', ([, config]) => {
  expect(problemsIn(another, '/home/user/summary.pdf', config)).toEqual([]);
});

test.for([
  ['cat ~/bigs.txt | sort', 'bigs.txt', 'List them in big_.txt.', 'big_.txt'],
  [['grep', '-c', 'a', '/home/user/totals.csv'], 'totals.csv', 'Write total.csv.', 'total.csv'],
] as const)('warns of a file that the command %j reads', ([command, found, instruction, named]) => {
  const evaluator = { func: 'exact_match', result: { type: 'vm_command_line', command } };
  expect(findProblems(rule, { instruction, evaluator, config: [] })).toEqual([
    { at: ['evaluator', 'result', 'command'], found, named, severity: 'warning' },
  ]);
});

test('only warns where the instruction may mistake a file that is there', () => {
  const problems = problemsIn('Edit sumary.pdf.', '/tmp/summary.pdf', put('/tmp/summary.pdf'));
  expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
});

test.for([['the instruction contains the name too', 'Save sumary.pdf as "summary".', []]] as const)(
  'only warns where %s',
  ([, instruction, config]) => {
    const problems = problemsIn(instruction, '/tmp/summary.pdf', config);
    expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
  },
);
