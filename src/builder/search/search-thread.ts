import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type IndexWriter, openIndexWriter, writeIndexFiles } from '#search/index/index-writer.ts';
import { replyTo } from '../writer/replying-thread.ts';
import type { SearchMessage, SearchThreadData } from './search-index.ts';

const { site, ...settings } = workerData as SearchThreadData;
lowerPriority();
const writer = openIndexWriter(settings);
let done: Promise<unknown> = writer;

parentPort?.on('message', (message: SearchMessage) => {
  const before = done;
  const work = async () => {
    await before;
    await take(await writer, message);
  };
  if (message === 'finish') void replyTo(work);
  else done = work();
  // What failed is reported at the end.
  done.catch(() => undefined);
});

async function take(index: IndexWriter, message: SearchMessage): Promise<void> {
  if (message === 'finish') writeIndexFiles(site, await index.finish());
  else if ('page' in message) await index.addPage(message.page);
  else await index.addRecords(message.records);
}

/**
 * Leaves processors to the rendering of pages, which takes longer. On Linux a thread has a priority
 * of its own, and a process that it starts inherits it; elsewhere the whole build would have it.
 */
function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid it; the build takes a little longer then.
  }
}
