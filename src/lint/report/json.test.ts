import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import { formatJson } from './json.ts';

test('prints one object with the counts and every finding', () => {
  const subject = { files: 2, tasks: 1, findings: [exampleFinding()] };
  expect(JSON.parse(formatJson(subject))).toEqual(subject);
});
