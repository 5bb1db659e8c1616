import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findJsonFiles } from '#dataset/files/find-files.ts';
import { inBatches } from './in-batches.ts';
import { escapeHtml } from '#text/safe/escape-html.ts';

/**
 * A minimal site of tasks: reads and parses each file, and writes it with one page that shows its
 * instruction and its source. There is no layout, check, group or search.
 */
export async function writePlainPages(tasks: string, out: string): Promise<void> {
  const { files } = await findJsonFiles(tasks);
  await inBatches(files, async (file) => {
    const text = await readFile(join(tasks, file), 'utf8');
    const task = JSON.parse(text) as { instruction?: unknown };
    const folder = join(out, file.replace(/\.json$/, ''));
    const source = JSON.stringify(task, null, 2);
    const page = `<h1>${escapeHtml(String(task.instruction))}</h1><pre>${escapeHtml(source)}</pre>`;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), `<!doctype html><meta charset="utf-8">${page}\n`);
    await writeFile(join(folder, 'task.json'), text);
  });
}
