import { dirname } from 'node:path';
import { exampleOptions } from '../support/example-options.ts';
import { runScript, startScript } from '../commands/run-script.ts';
import { base, port, siteAddress, siteFolder } from './site-under-test.ts';
import { writeTasks } from './write-tasks.ts';

/** Builds the site of the tasks for these tests, serves it, and returns the end of it. */
export default async function buildAndServe(): Promise<() => void> {
  const site = siteFolder();
  const tasks = await writeTasks(dirname(site));
  const run = await runScript('build', [
    tasks,
    '--out',
    site,
    ...exampleOptions,
    '--short-addresses',
    '--fail-on',
    'never',
  ]);
  if (run.code !== 0) throw new Error(`the site was not built:\n${run.stderr}`);

  const server = startScript('preview', [site, '--base', base, '--port', String(port)]);
  const ended = new Promise<never>((_resolve, reject) => {
    server.once('exit', (code) => {
      reject(new Error(`the server ended with ${code}`));
    });
  });
  await Promise.race([waitFor(siteAddress), ended]);
  ended.catch(() => undefined);
  return () => {
    server.kill();
  };
}

async function waitFor(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`nothing answers at ${address}`);
}
