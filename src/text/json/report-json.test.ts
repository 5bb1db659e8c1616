import { expect, test } from 'vitest';
import { toReportJson } from './report-json.ts';

test('writes what moves the cursor of a terminal, or turns text around, as escapes', () => {
  const value = { name: 'a\u001B[2J\u009B\u202Eb', lines: 'one\ntwo', accent: 'é' };
  const text = toReportJson(value);
  expect(text).toBe(
    [
      '{',
      String.raw`  "name": "a\u001b[2J\u009b\u202eb",`,
      String.raw`  "lines": "one\ntwo",`,
      '  "accent": "é"',
      '}',
    ].join('\n'),
  );
  expect(JSON.parse(text)).toEqual(value);
});
