import { readFileSync, utimesSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { BeatData } from './output-lock.ts';

const { path, text, beat } = workerData as BeatData;

/** Changes the time of a lock as long as it has the same text. */
const timer = setInterval(touch, beat);
touch();

function touch(): void {
  try {
    if (readFileSync(path, 'utf8') !== text) throw new Error('the lock is gone');
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    clearInterval(timer);
  }
}
