import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '#cli/program/run.ts';
import { buildProject, prepareProject } from '#performance/peers/generators.ts';
import { writeMarkdownPages } from '#performance/peers/markdown-pages.ts';

// Builds a site of the tasks of a folder with another generator, for `npm run bench -- build --against`.
await run(async ([name = '', tasks = 'examples']) => {
  const folder = join(tmpdir(), 'benchlight-peers', name);
  const content = await prepareProject(name, folder);
  await writeMarkdownPages(tasks, content);
  buildProject(name, folder);
  return 0;
});
