import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestSet } from '#catalogue/citing/set-digest.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { listDatasetUses } from './dataset-uses.ts';
import { digestOrNone, writeDigests } from './digests.ts';

const codeOf = (tool: string, site?: string) =>
  listDatasetUses(site).find((use) => use.tool === tool)?.code ?? '';

test.for([
  [
    'the address of the site',
    'https://example.org/tasks/',
    'https://example.org/tasks/data/tasks.jsonl',
  ],
  ['a file beside the program where no address is known', undefined, 'tasks.jsonl'],
  [
    'an address that ends no string',
    "https://example.org/it's/",
    'https://example.org/it%27s/data/tasks.jsonl',
  ],
] as const)('tools read %s', ([, site, address]) => {
  for (const tool of ['pandas', 'Hugging Face datasets'])
    expect(codeOf(tool, site)).toContain(`"${address}"`);
  expect(codeOf('DuckDB', site)).toContain(`FROM '${address}'`);
});

test('ids stay strings in pandas, even those that look like numbers', () => {
  expect(codeOf('pandas')).toContain('dtype=False');
});

test('on a site, the digests are fetched', () => {
  expect(codeOf('Check the digest', 'https://example.org/')).toMatch(
    /^curl -s 'https:\/\/example\.org\/data\/digests\.txt' \| sed /,
  );
});

test.skipIf(process.platform === 'win32')('the last line prints the digest of the dataset', () => {
  const { entries } = exampleCatalogue({
    'b\\c.json': { id: 'b' },
    'a.json': { id: 'a', instruction: 'Sort the orders.' },
  });
  const folder = mkdtempSync(join(tmpdir(), 'digests-'));
  writeFileSync(join(folder, 'digests.txt'), [...writeDigests(entries, 'a canary')].join(''));
  const printed = execFileSync('sh', ['-c', codeOf('Check the digest')], { cwd: folder });
  expect(printed.toString()).toBe(`${digestSet(entries.map(digestOrNone))}  -\n`);
});
