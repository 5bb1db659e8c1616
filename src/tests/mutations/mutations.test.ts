import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../dataset/project-root.ts';
import { type Graph, listReached, toFileGraph } from '../conventions/graph.ts';
import { readSources } from '../conventions/read-sources.ts';
import { listMutations } from './mutations.ts';

let imports: Graph;
beforeAll(async () => {
  imports = toFileGraph(await readSources());
});

const read = (file: string) => readFile(join(projectRoot, file), 'utf8');
const inSources = (file: string) => file.replace(/^src\//, '');

test.for(listMutations())(
  '$code $name can be switched off, and tests load it',
  async (mutation) => {
    const text = await read(mutation.file);
    expect(mutation.switchOff(text)).not.toBe(text);
    expect(mutation.tests).not.toEqual([]);
    for (const file of mutation.tests) {
      expect(await read(file), file).toMatch(/^\s*test(?:\.for)?\(/m);
      expect(listReached(imports, inSources(file)), file).toContain(inSources(mutation.file));
    }
  },
);
