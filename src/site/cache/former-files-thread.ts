import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { answerFor } from '../files/thread-answer.ts';
import type { FormerFilesData } from './former-files.ts';

const { from, to, folders } = workerData as FormerFilesData;

await answerFor(() => {
  for (const folder of folders.filter((name) => existsSync(`${from}/${name}`))) bring(folder);
});

function bring(folder: string): void {
  mkdirSync(`${to}/${folder}`, { recursive: true });
  for (const entry of readdirSync(`${from}/${folder}`, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) bring(path);
    else linkSync(`${from}/${path}`, `${to}/${path}`);
  }
}
