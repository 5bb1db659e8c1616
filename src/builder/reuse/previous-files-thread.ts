import { existsSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { listFiles } from '../output/list-files.ts';
import { answerFor } from '../writer/worker-reply.ts';
import { digestListing } from './digest-listing.ts';
import type { FormerFilesData } from './previous-files.ts';

const { from, to, listing, folders } = workerData as FormerFilesData;

await answerFor(() => {
  const before = statSync(from).ino;
  if (digestListing(listFiles(from)) !== listing) throw new Error('the former site was changed');
  for (const folder of folders.filter((name) => existsSync(`${from}/${name}`))) bring(folder);
  // A build puts another folder there.
  if (statSync(from).ino !== before) throw new Error('the former site was replaced');
});

function bring(folder: string): void {
  mkdirSync(`${to}/${folder}`, { recursive: true });
  for (const entry of readdirSync(`${from}/${folder}`, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) bring(path);
    else linkSync(`${from}/${path}`, `${to}/${path}`);
  }
}
