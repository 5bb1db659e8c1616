import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { startAstro } from './handbook.ts';

/**
 * Expects of `astro dev` that it shows the handbook's own pages and several datasets, and an edit of
 * a task of each.
 *
 * @param project a handbook with its packages.
 * @param datasets where each is in the site, by the name of its folder.
 */
export async function expectDevelopment(
  project: string,
  datasets: Readonly<Record<string, string>>,
): Promise<void> {
  const port = String(20_000 + (process.pid % 12_000));
  const command = ['dev', '--host', '127.0.0.1', '--port', port];
  const server = startAstro(project, join(project, 'node_modules'), command);
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const closed = new Promise((resolve) => server.once('close', resolve));
  const expectText = (address: string, text: string) =>
    vi.waitFor(
      async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/handbook/${address}`);
        expect(await answer.text(), output).toContain(text);
      },
      { timeout: 300_000, interval: 500 },
    );
  try {
    await expectText('', 'Hang your coat there.');
    for (const [name, path] of Object.entries(datasets)) {
      await expectText(`${path}/apps/`, name);
      const folder = join(project, 'tasks', name);
      const [file = ''] = await readdir(folder);
      const id = file.replace('.json', '');
      await expectText(`${path}/data/tasks.csv`, id);
      await expectText(`${path}/tasks/${id}/`, 'Our guides');
      const task = JSON.parse(await readFile(join(folder, file), 'utf8')) as object;
      const instruction = `Dance in ${path}.`;
      await writeFile(join(folder, file), JSON.stringify({ ...task, instruction }));
      await expectText(`${path}/tasks/${id}/`, instruction);
    }
  } finally {
    server.kill();
    await closed;
  }
}
