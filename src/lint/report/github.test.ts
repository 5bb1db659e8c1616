import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import { formatGithub } from './github.ts';

test('prints a command for each finding, then the totals', () => {
  const findings = [
    exampleFinding(),
    exampleFinding({ severity: 'warning', line: 3 }),
    exampleFinding({ severity: 'info', code: 'F03', rule: 'byte-order-mark' }),
  ];
  expect(formatGithub({ files: 2, tasks: 1, findings })).toBe(
    `::error file=os/a.json,line=2,col=9,title=S02 wrong-type::"id" is the number 5; it must be a string
::warning file=os/a.json,line=3,col=9,title=S02 wrong-type::"id" is the number 5; it must be a string
::notice file=os/a.json,line=2,col=9,title=F03 byte-order-mark::"id" is the number 5; it must be a string
1 task in 2 files: 1 error, 1 warning, 1 info`,
  );
});

test('escapes what would end a command, a property or a line', () => {
  const findings = [exampleFinding({ file: 'a:b,c%.json', message: '50% of\r\n::error::x' })];
  const [command] = formatGithub({ files: 1, tasks: 1, findings }).split('\n');
  expect(command).toBe(
    '::error file=a%3Ab%2Cc%25.json,line=2,col=9,title=S02 wrong-type::50%25 of%0D%0A::error::x',
  );
});
