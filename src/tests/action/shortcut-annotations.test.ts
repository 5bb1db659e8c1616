import { expect, test } from 'vitest';
import { formatAnnotations, formatReport, type Report } from '../../../scripts/action/report.ts';

test('has an error for shortcuts that make the step fail, on changed lines, and counts all in the summary', () => {
  const shortcut: NonNullable<Report['shortcuts']>[number] = {
    ...{ id: 'a', file: 'a.json', path: 'tasks/a.json', pointer: '/evaluator', line: 4, column: 3 },
    ...{ class: 'unsafe-judge', kind: 'text is evaluated', certainty: 'certain' },
    message: '"check_cells" evaluates a cell',
  };
  const possible = { ...shortcut, certainty: 'possible' } as const;
  const all = {
    ...{ files: 1, tasks: 1, counts: { error: 0, warning: 0, info: 0 }, recorded: 0, gone: 0 },
    ...{ findings: [], shortcuts: [shortcut, possible] },
  };
  const isCertain = ({ certainty }: { certainty: string }) => certainty === 'certain';
  const error =
    '::error file=tasks/a.json,line=4,col=3,title=shortcut unsafe-judge::certain: "check_cells" evaluates a cell';
  expect(formatAnnotations(all, isCertain)).toEqual([error]);
  expect(formatAnnotations(all, isCertain, new Map([['tasks/a.json', 'all']]))).toEqual([error]);
  expect(formatAnnotations(all, isCertain, new Map([['tasks/b.json', 'all']]))).toEqual([]);
  expect(formatReport(all, ['tasks'])).toContain(`
<details><summary>What could pass without the work: 1 of 1 task (100%; 1 certain)</summary>

| Shortcut | Tasks | Share | Such as | Place |
| --- | ---: | ---: | --- | --- |
| unsafe-judge | 1 | 100% | \`"check_cells" evaluates a cell\` | \`tasks/a.json:4\` |
`);
});
