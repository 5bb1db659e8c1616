import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { pageScripts, starlightEdits } from './component-edits.ts';
import { planEdits } from './plan-edits.ts';

/** A copy of the components of Starlight that are edited. */
let starlight: string;
beforeEach(async () => {
  starlight = (await createTemporaryFolder()).path;
  const folder = fileURLToPath(
    new URL('..', import.meta.resolve('@astrojs/starlight/components/Page.astro')),
  );
  for (const { file } of starlightEdits) await cp(join(folder, file), join(starlight, file));
});

/** The files below the folder of Starlight that are compiled from another source. */
const listEdited = () =>
  [...planEdits(starlight).sources.keys()]
    .filter((path) => path.startsWith(starlight))
    .map((path) => path.slice(starlight.length + 1));

const allFiles = starlightEdits.map(({ file }) => file);
const none = { styleAttributes: false, scripts: [] };

async function change(file: string, old: string, replacement: string): Promise<void> {
  const path = join(starlight, file);
  const source = await readFile(path, 'utf8');
  expect(source).toContain(old);
  await writeFile(path, source.replaceAll(old, replacement));
}

test('edits all components of the installed Starlight', () => {
  const { warnings, allowances, scripts } = planEdits(starlight);
  expect(warnings).toEqual([]);
  expect(allowances).toEqual(none);
  expect(listEdited()).toEqual(allFiles);
  expect(scripts.get(pageScripts)?.split('\n')).toHaveLength(scripts.size - 1);
});

test.for([
  ['user-components/Icon.astro', 'color: var(', 'color:  var(', { ...none, styleAttributes: true }],
  [
    'components-internals/TableOfContents/TableOfContentsList.astro',
    '<style define:vars={{ depth }}>',
    '<style define:vars={{depth}}>',
    { ...none, styleAttributes: true },
  ],
  ['components/TableOfContents.astro', '<h2 id=', '<h2  id=', none],
  ['components/PageFrame.astro', '</script>', '</script >', none],
] as const)('leaves %s as it is where it has changed', async ([file, old, changed, allowances]) => {
  await change(file, old, changed);
  const plan = planEdits(starlight);
  expect(plan.warnings).toEqual([
    expect.stringMatching(new RegExp(`^Starlight's ${file} is not as expected: \\w`)),
  ]);
  expect(plan.allowances).toEqual(allowances);
  expect(listEdited()).toEqual(allFiles.filter((other) => other !== file));
});

test('allows inline scripts by their hashes, where they stay', async () => {
  const file = 'components/SidebarPersister.astro';
  await writeFile(join(starlight, file), "<script is:inline>alert('a')</script>");
  const { allowances } = planEdits(starlight);
  expect(allowances).toEqual({
    ...none,
    scripts: ["'sha256-jGpCY/NKkGjstzhpT5ehfokZ/ucM1tD5DofTAVFoZNg='"],
  });
});

test('leaves scripts in their components where pages cannot load them from elsewhere', async () => {
  await change('components/Page.astro', '</head>', '</head >');
  const { scripts, sources, warnings, allowances } = planEdits(starlight);
  expect([...scripts]).toEqual([[pageScripts, '']]);
  expect(sources.get(join(starlight, 'components/PageFrame.astro'))).toContain('<script');
  expect(warnings).toHaveLength(1);
  expect(allowances).toEqual(none);
});

test('does without a component that is missing', async () => {
  await writeFile(join(starlight, 'user-components/Icon.astro'), '');
  expect(planEdits(join(starlight, 'nowhere')).warnings).toHaveLength(5);
  expect(planEdits(starlight).warnings).toHaveLength(1);
});
