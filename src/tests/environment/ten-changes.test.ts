import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { contracts } from '#cli/commands/contracts.ts';
import { checkFolder } from '#dataset/load/check-folder.ts';
import type { ContractChange } from '#environment/contracts/diff-contracts.ts';
import { environmentChanges, writeState } from './environment-changes.ts';

async function readFindings(folder: string): Promise<string[]> {
  const { findings } = await checkFolder(join(folder, 'tasks'));
  return findings
    .filter(({ code }) => code.startsWith('V'))
    .map(({ file, code, severity }) => `${file.replace('.json', '')} ${code} ${severity}`);
}

async function readChanges(folder: string, old: string): Promise<string[]> {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  const named = ['--tasks', join(folder, 'tasks'), '--format', 'json'];
  await contracts([join(folder, 'desktop'), '--diff', join(old, 'desktop'), ...named]);
  const changes = JSON.parse(printed.join('')) as (ContractChange & { tasks: string[] })[];
  return changes.map(({ name, change, differences, tasks: files }) =>
    [name, change, ...differences.map(({ of }) => of), ...files].join(' '),
  );
}

test('an environment that has not changed shows no change', async () => {
  const old = await writeState([]);
  expect(await readChanges(old.path, old.path)).toEqual([]);
  expect(await readFindings(old.path)).toEqual([]);
});

test.for(environmentChanges)(
  'a change of the environment shows in contracts and findings: $name',
  async (change) => {
    const old = await writeState([]);
    const folder = await writeState([change]);
    expect(await readChanges(folder.path, old.path)).toEqual(change.changes);
    expect(await readFindings(folder.path)).toEqual(change.findings);
  },
);
