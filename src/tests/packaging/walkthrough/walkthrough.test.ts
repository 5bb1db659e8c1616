import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '#tests/browser/launch-browser.ts';
import { writeHandbook } from '../handbook.ts';
import { type LocalRegistry, startRegistry } from '../local-registry.ts';
import { notRun, planBlock, plannedNames } from './block-plans.ts';
import { type CommandBlock, findCommandBlocks, readCommandBlocks } from './command-blocks.ts';
import { createLab, type Lab } from './lab.ts';
import { openPages } from './open-pages.ts';
import { runBlock } from './run-block.ts';

/** All blocks take minutes and the network; otherwise only the first that a reader runs are. */
const isLong = process.env.BENCHLIGHT_REGISTRY !== undefined;
const documents = await readCommandBlocks();
const allBlocks = [...documents.values()].flat();
const first = allBlocks.filter(({ heading }) => heading === 'Without installing');

test('finds the blocks of a shell, the calls within lines, and those of workflows', () => {
  const markdown = [
    '# Start',
    '```sh title="run.sh"',
    'npx benchlight check a',
    'gh b',
    '```',
    'Write `npm run check --` for `npx benchlight check`, as in `npx benchlight check a b`.',
    '```yaml',
    '  - name: Check',
    '    run: npx --yes benchlight@1 check',
    '```',
    '```json',
    '{ "a": "`npx benchlight check c`" }',
    '```',
  ].join('\n');
  const found = findCommandBlocks('a.md', markdown);
  expect(found.map(({ title, text }) => [title, text])).toEqual([
    ['run.sh', 'npx benchlight check a\ngh b'],
    [undefined, 'npx benchlight check a b'],
    [undefined, 'npx --yes benchlight@1 check'],
  ]);
  expect(found[0]).toMatchObject({ heading: 'Start', name: 'a.md: npx benchlight check a' });
});

test('every block of commands has a name of its own, and every plan is that of a block', () => {
  const names = allBlocks.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(plannedNames.filter((name) => !names.includes(name))).toEqual([]);
  expect(documents.size).toBeGreaterThan(8);
});

// Documents show commands for a shell of Unix.
describe.skipIf(process.platform === 'win32')('what documents tell to run', () => {
  let browser: Browser;
  let registry: LocalRegistry | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
    if (isLong) registry = await startRegistry();
  });
  afterAll(() => Promise.all([browser.close(), registry?.stop()]));

  test.for(isLong ? [...documents] : [['install.md', first] as const])(
    'the commands of %s do what it says',
    { timeout: 1_800_000 },
    async ([, blocks]) => {
      const lab = await createLab();
      await writeHandbook(join(lab.path, 'handbook'), "benchlight({ tasks: 'tasks/browser' })", [
        'browser',
      ]);
      const opened = new Set<string>();
      for (const block of blocks) await runPlanned(lab, block, opened);
      for (const site of await findSites(join(lab.path, 'bench'))) {
        if (opened.has(site)) continue;
        const name = `npx benchlight preview ${site}`;
        await runPlanned(lab, { document: '', heading: '', name, text: name }, opened);
      }
    },
  );

  async function runPlanned(lab: Lab, block: CommandBlock, opened: Set<string>): Promise<void> {
    const plan = planBlock(block);
    if (block.name in notRun || (plan.installs && !isLong)) return;
    const setUp = allBlocks.find(({ text }) => text.startsWith('git clone'));
    if (plan.folder === 'benchlight' && !existsSync(join(lab.path, 'benchlight')) && setUp) {
      await runPlanned(lab, setUp, opened);
    }
    await runBlock(lab, block, plan, {
      registry: plan.installs ? registry?.address : undefined,
      async openSite(address, folder) {
        if (folder !== undefined) opened.add(folder);
        const faults = await openPages(browser, address, folder, isLong ? Infinity : 8);
        expect(faults, block.name).toEqual([]);
      },
    });
  }
});

/** Built sites in a folder, without the shards of one. */
async function findSites(folder: string): Promise<string[]> {
  const has = (name: string, file: string) => existsSync(join(folder, name, file));
  const names = (await readdir(folder)).filter(
    (name) => has(name, '.benchlight-files') && !has(name, '.benchlight-shard'),
  );
  return names.map((name) => join(folder, name));
}
