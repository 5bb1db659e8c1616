import { expect, test } from 'vitest';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { toFramedHtml } from './framed-html.ts';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

test('has the carets and the message below the line, which is marked', () => {
  const finding = exampleFinding({ line: 2, column: 9, message: '"<b>" is wrong' });
  const html = toFramedHtml('{\n  "id": "<b>"\n}\n', [finding]);
  expect(textOf(html)).toBe('{\n  "id": "<b>"\n        ^^^^^\nerror: "<b>" is wrong\n}\n');
  expect(html).not.toContain('"<b>"');
  expect(html.match(/class="(?:line|report)[^"]*"/g)).toEqual([
    'class="line"',
    'class="line error"',
    'class="report error"',
    'class="line"',
  ]);
});

test('has all findings of a line', () => {
  const findings = [3, 8].map((column) =>
    exampleFinding({ line: 1, column, message: `at ${column}` }),
  );
  expect(textOf(toFramedHtml('{ "a": true }', findings))).toBe(
    '{ "a": true }\n  ^^^\nerror: at 3\n       ^^^^\nerror: at 8\n',
  );
});
