import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#dataset/project-root.ts';
import type { TrackRecord } from '#lint/model/rule.ts';
import { allRuleMetas } from '#lint/rules/index.ts';

const guide = readFileSync(join(projectRoot, 'src/content/docs/guides/track-record.md'), 'utf8');
const datasets: readonly TrackRecord['dataset'][] = ['OSWorld-Verified', 'DeskCraft'];

test('the track record of each rule is that of the guide', () => {
  const rows = datasets.flatMap((dataset) => {
    const [, section = ''] = guide.split(`\n## ${dataset}\n`);
    return readRows(section.split('\n## ')[0] ?? '').map((row) => ({ dataset, ...row }));
  });
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ wrong }) => wrong !== '0')).toEqual([]);
  // It depends on the runner.
  const isUndecided = (code: string) =>
    rows.some((row) => row.code === code && Number.isNaN(Number(row.defects)));
  for (const { code, trackRecord = [] } of allRuleMetas) {
    const expected = datasets.flatMap((dataset) => {
      const own = isUndecided(code)
        ? []
        : rows.filter((row) => row.code === code && row.dataset === dataset);
      if (own.length === 0) return [];
      const defects = own.reduce((total, row) => total + Number(row.defects), 0);
      const read = own.reduce((total, row) => total + Number(row.harmless), defects);
      return [{ dataset, read, defects }];
    });
    expect(trackRecord, code).toEqual(expected);
  }
});

/** The rows of a table: a rule, how many findings there are, and how many of those that were read were what. */
function readRows(section: string) {
  return section.split('\n').flatMap((line) => {
    const [, rule = '', , defects = '', harmless = '', wrong = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const code = /^\[([A-Z]\d\d)\]/.exec(rule)?.[1];
    return code === undefined ? [] : [{ code, defects, harmless, wrong }];
  });
}
