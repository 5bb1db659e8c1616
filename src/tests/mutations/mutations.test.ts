import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../dataset/project-root.ts';
import { listMutations } from './mutations.ts';

const read = (file: string) => readFile(join(projectRoot, file), 'utf8');

test.for(listMutations())('$code $name can be switched off, and has tests', async (mutation) => {
  const text = await read(mutation.file);
  expect(mutation.switchOff(text)).not.toBe(text);
  for (const file of mutation.tests) expect(await read(file)).not.toBe('');
});
