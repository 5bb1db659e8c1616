import { expect, test } from 'vitest';
import type { Finding } from '../lint/finding.ts';
import { tellBuild } from './build-summary.ts';

const finding = (severity: Finding['severity']) => ({ severity }) as Finding;

test('says what a build made, and how much of it comes with each task', () => {
  const findings = (['error', 'warning', 'warning', 'info'] as const).map(finding);
  const size = { files: 820, bytes: 41_230_000 };
  expect(
    tellBuild({ tasks: 100, pages: 231, findings, size }, { out: 'dist', seconds: 12.34 }),
  ).toEqual([
    '100 tasks, 231 pages in dist, in 12.3 s',
    '820 files, 41 MB: 8.2 files and 412 kB a task',
    '1 error, 2 warnings, 1 info: npm run check lists them',
    'to look at it: npm run preview -- dist',
  ]);
});
