import { expect, test } from 'vitest';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { formatText } from './text.ts';

const finding = exampleFinding();

test.for([
  ['without a site', {}, [finding], true],
  ['with one, which has its page', { site: 'https://example.org' }, [finding], false],
  ['where nothing was found', {}, [], false],
] as const)('names the command that explains the first rule %s', ([, site, findings, isNamed]) => {
  const explainCall = (code: string) => `benchlight explain ${code}`;
  const options = { textOf: () => '', explainCall, ...site };
  const report = formatText({ files: 1, tasks: 1, findings }, options);
  expect(report.endsWith('\nwhy, and how to fix: benchlight explain S02')).toBe(isNamed);
});
