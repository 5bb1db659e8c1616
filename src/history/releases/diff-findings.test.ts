import { expect, test } from 'vitest';
import { diffFindings } from './diff-findings.ts';

const task = (id: string, ...codes: string[]) => ({ id, file: `${id}.json`, fields: { codes } });
const checkEach = (tasks: readonly { fields: Readonly<Record<string, unknown>> }[]) =>
  tasks.map(({ fields }) => fields.codes as string[]);

test('says by rule in which tasks findings are new and in which they are gone', () => {
  const pairs = [
    { before: task('a', 'W01', 'V01'), after: task('a', 'V01') },
    { before: task('b', 'W01'), after: task('b', 'W01', 'W01', 'F09') },
    { before: task('c', 'W02'), after: task('c', 'W02') },
  ];
  const found = diffFindings(pairs, checkEach);
  const ids = found.map(({ code, added, gone }) => [
    code,
    ...[added, gone].map((all) => all.map(({ id }) => id)),
  ]);
  expect(ids).toEqual([
    ['F09', ['b'], []],
    ['W01', ['b'], ['a']],
  ]);
});
