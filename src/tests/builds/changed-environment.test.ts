import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { environmentChanges, writeState } from '../environment/environment-changes.ts';
import { parsePage, readHtml } from '../support/html-pages.ts';
import { runCommand } from '../commands/run-command.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

type Pages = ReadonlyMap<string, string>;

const scratch = await createTemporaryFolder();
let unchanged: Pages;
const changed = new Map<number, Pages>();

beforeAll(async () => {
  unchanged = await buildState(0);
  for (const state of [1, 2, 3]) changed.set(state, await buildState(state));
});

/** Builds the site of a state over the one before it, and returns its pages by their files. */
async function buildState(state: number): Promise<Pages> {
  const folder = await writeState(environmentChanges.filter((one) => one.state === state));
  const run = await runCommand('build', [
    join(folder.path, 'tasks'),
    '--out',
    join(scratch.path, 'site'),
    '--fail-on',
    'never',
  ]);
  expect(run.code, run.stderr).toBe(0);
  return await readHtml(join(scratch.path, 'site'));
}

test.for(environmentChanges)(
  'a change of the environment shows on the page of a function: $name',
  ({ state, page: [path, text] }) => {
    const file = `${path}/index.html`;
    const textIn = (pages: Pages | undefined) =>
      parsePage(file, pages?.get(file) ?? '').text.replaceAll(/\s+/g, ' ');
    expect(textIn(unchanged)).not.toMatch(text);
    expect(textIn(changed.get(state))).toMatch(text);
  },
);

test('each key leads to the lines that read it', () => {
  const page = unchanged.get('metrics/same_note/index.html') ?? '';
  const { ids, links } = parsePage('', page);
  expect(links.filter((link) => link.startsWith('#source-line'))).toEqual(['#source-line-2']);
  expect([...ids]).toContain('source-line-2');
});
