import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import { formatGithub } from './github.ts';
import { formatMarkdown } from './markdown.ts';
import { formatSarif } from './sarif.ts';
import { formatText } from './text/text.ts';

const finding = exampleFinding({ file: 'maps/all.json#open', line: 2, column: 4 });
const subject = { files: 1, tasks: 2, findings: [finding] };
const textOf = () => '[\n  [5]';

test.for([
  ['text', formatText(subject, { textOf, isComplete: true }), 'maps/all.json:2:4'],
  ['a summary', formatText(subject, { textOf, isComplete: false }), 'maps/all.json:2:4'],
  ['Markdown', formatMarkdown(subject), 'maps/all.json:2'],
  ['annotations', formatGithub(subject), 'file=maps/all.json,line=2,col=4'],
  ['SARIF', formatSarif(subject), '"uri": "maps/all.json"'],
] as const)('as %s, a finding about one of several tasks names their file', ([, report, place]) => {
  expect(report).toContain(place);
  expect(report).not.toContain('all.json#open:');
});
