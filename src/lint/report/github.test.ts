import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import { formatGithub } from './github.ts';

test('prints what the findings mean, a command for each, then the totals', () => {
  const findings = [
    exampleFinding(),
    exampleFinding({ severity: 'warning', line: 3 }),
    exampleFinding({ severity: 'info', code: 'F03', rule: 'byte-order-mark' }),
  ];
  expect(formatGithub({ files: 2, tasks: 1, findings })).toBe(
    `1 task: 1 may stop a runner
::error file=os/a.json,line=2,col=9,title=S02 wrong-type::"id" is the number 5; it must be a string
::warning file=os/a.json,line=3,col=9,title=S02 wrong-type::"id" is the number 5; it must be a string
::notice file=os/a.json,line=2,col=9,title=F03 byte-order-mark::"id" is the number 5; it must be a string
1 task in 2 files: 1 error, 1 warning, 1 info`,
  );
});

test('escapes what would end a command, a property or a line', () => {
  const findings = [exampleFinding({ file: 'a:b,c%.json', message: '50% of\r\n::error::x' })];
  const [, command] = formatGithub({ files: 1, tasks: 1, findings }).split('\n');
  expect(command).toBe(
    '::error file=a%3Ab%2Cc%25.json,line=2,col=9,title=S02 wrong-type::50%25 of%0D%0A::error::x',
  );
});

test('shows the controls in the name of a file as escapes', () => {
  const findings = [exampleFinding({ file: 'a\u001B[2J\r.json' })];
  expect(formatGithub({ files: 1, tasks: 1, findings })).toContain(
    String.raw`file=a\u001b[2J\r.json,`,
  );
});

test.for([
  ['the older form in a message', { message: 'no "##[stop-commands]t"' }],
  ['the older form in the name of a file', { file: 'b##[stop-commands]t.json' }],
  ['a command of Azure', { file: 'a.json', message: '##vso[task.complete]' }],
  ['a command in the name of a file', { file: '::add-mask::x.json' }],
  ['a command at the start of a message', { message: '::add-mask::x' }],
] as const)('prints %s as no command, also for a cause', ([, fields]) => {
  const findings = Array.from({ length: 9 }, () => exampleFinding(fields));
  const own = /^::error file=[^,]*,line=2,col=9,title=S02 wrong-type::/;
  const lines = formatGithub({ files: 1, tasks: 1, findings }).split('\n');
  expect(lines).toHaveLength(11);
  for (const line of lines) expect(line.replace(own, '')).not.toMatch(/##\w*\[|::[a-z-]+::/);
});

test('puts errors first, and in each severity the causes before their other findings', () => {
  const repeated = Array.from({ length: 3 }, (_, index) =>
    exampleFinding({ severity: 'warning', file: `os/${index}.json`, consequence: 'fails' }),
  );
  const findings = [
    ...repeated,
    exampleFinding({ severity: 'warning', message: 'one', consequence: 'nothing' }),
    exampleFinding({ file: 'os/z.json' }),
  ];
  const lines = formatGithub({ files: 5, tasks: 5, findings }).split('\n');
  expect(
    lines.slice(1, -1).map((line) => line.replace(/^::(\w+) file=([^,]*),.*::/, '$1 $2 ')),
  ).toEqual([
    'error os/z.json "id" is the number 5; it must be a string',
    'warning os/0.json "id" is the number 5; it must be a string (3 findings in 3 tasks, of which this is the first)',
    'warning os/a.json one',
    'warning os/1.json "id" is the number 5; it must be a string',
    'warning os/2.json "id" is the number 5; it must be a string',
  ]);
});

test('lists at most so many, and says what a baseline records', () => {
  const findings = ['a', 'b', 'c'].map((message) => exampleFinding({ message }));
  const options = { max: 2, recorded: 7, gone: 2 };
  expect(formatGithub({ files: 1, tasks: 1, findings }, options).split('\n').slice(3)).toEqual([
    '… 1 finding more, not listed because of --max 2',
    '1 task in 1 file: 3 errors, 0 warnings, 0 info',
    '7 more findings in the baseline',
    '2 findings of the baseline are gone; remove them with --prune-baseline',
  ]);
});
