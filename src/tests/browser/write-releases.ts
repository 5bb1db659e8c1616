import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, type JsonObject } from '#text/json/json-value.ts';

/** The tasks that had another state in an earlier release. */
export const earlier = {
  /** It had two other instructions. */
  changed: '3bb2a432-f95d-48e1-8a34-75bb927a34fa',
  renamed: { from: 'faulty-before', to: 'faulty' },
  removed: 'removed-task',
  instructions: { '0.1.0': 'Print the first page.', '0.2.0': 'Print the second page.' },
} as const;

/** Writes two earlier releases of a folder of tasks beside it, and names them in its `dataset.json`. */
export async function writeReleases(scratch: string): Promise<void> {
  const tasks = join(scratch, 'tasks');
  for (const [version, instruction] of Object.entries(earlier.instructions)) {
    const release = join(scratch, version);
    await cp(tasks, release, { recursive: true });
    await edit(join(release, `browser/${earlier.changed}.json`), { instruction });
    await edit(join(release, `os/${earlier.renamed.to}.json`), { id: earlier.renamed.from });
    await edit(
      join(release, `browser/${earlier.changed}.json`),
      {
        id: earlier.removed,
        instruction: 'Fly to the moon.',
        related_apps: ['moon lander'],
        config: [],
        evaluator: { func: 'infeasible' },
      },
      join(release, 'os/removed-task.json'),
    );
  }
  await edit(join(tasks, 'dataset.json'), {
    releases: [
      { version: '0.1.0', folder: '../0.1.0', date: '2026-01-01', notes: 'The first release.' },
      { version: '0.2.0', folder: '../0.2.0', date: '2026-02-01', doi: '10.1234/abcd' },
    ],
    withdrawn: [{ id: earlier.removed, reason: 'It is too far.', replacedBy: earlier.changed }],
  });
}

async function edit(path: string, fields: JsonObject, target = path): Promise<void> {
  const content: unknown = JSON.parse(await readFile(path, 'utf8'));
  const edited = { ...(isObject(content) ? content : {}), ...fields };
  await writeFile(target, `${JSON.stringify(edited, null, 2)}\n`);
}
