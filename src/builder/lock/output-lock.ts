import { hasCode } from '#dataset/system-error.ts';
import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { UsageError } from '#dataset/usage-error.ts';
import { besideModule } from '#dataset/project-root.ts';
import {
  findProcessState,
  ownProcess,
  type ProcessName,
  randomName,
} from '#dataset/write/process-name.ts';
import { parseJson } from '#text/json/parse-json.ts';

/** A file beside an output folder; the process that wrote it is the only one that may build there. */
export interface OutputLock {
  /** @throws UsageError when another process has taken the lock, because it considered this one ended. */
  requireHeld(): void;
  release(): Promise<void>;
}

interface Holder extends ProcessName {
  host: string;
  /** Distinguishes the locks of one process. */
  lock: string;
}

interface FoundLock {
  text: string;
  /** Undefined while it is being written. */
  holder: Holder | undefined;
  time: number;
}

/** In milliseconds. */
export interface LockTimes {
  /** How long a lock of another machine or container is watched; its time must change meanwhile. */
  watch: number;
  /** How often a holder changes the time of its lock. */
  beat: number;
  /** When it begins to do so. Most builds have nothing to do, and end before. */
  firstBeat: number;
}

const usualTimes: LockTimes = { watch: 10_000, beat: 1000, firstBeat: 1000 };

/**
 * Takes the lock of an output folder. Whether a process of the same machine and container runs,
 * the system says; any other that holds a lock shows it by changing the time of the file.
 *
 * @throws UsageError when another build holds it.
 */
export async function lockOutput(out: string, times: LockTimes = usualTimes): Promise<OutputLock> {
  const path = `${out}.lock`;
  const holder: Holder = { ...ownProcess, host: hostname(), lock: randomName() };
  const text = JSON.stringify(holder);
  while (!create(path, text)) {
    const found = find(path);
    if (!found) continue;
    requireLock(path, found);
    if (await isHeld(path, found, times.watch)) throw refuse(out, found.holder);
    remove(path, found.text);
  }
  const stopBeats = startBeats(path, text, times);
  const isOwn = () => find(path)?.text === text;
  return {
    requireHeld() {
      if (!isOwn()) throw refuse(out, find(path)?.holder);
    },
    async release() {
      await stopBeats();
      if (isOwn()) rmSync(path, { force: true });
    },
  };
}

function refuse(out: string, holder: Holder | undefined): UsageError {
  const whose = holder ? ` (process ${holder.pid} on ${holder.host})` : '';
  return new UsageError(
    `another build${whose} is writing to ${out}`,
    'Nothing was changed. Wait until that build has ended, or choose another folder with --out.',
  );
}

/** A build that was interrupted at once leaves an empty file. @throws UsageError for any other. */
function requireLock(path: string, { text, holder }: FoundLock): void {
  if (holder !== undefined || text === '') return;
  throw new UsageError(
    `${path} exists but is not a lock file of a build`,
    'Move or remove it, or choose another folder with --out.',
  );
}

/** Whether a lock was made; the file system makes sure that only one process succeeds. */
function create(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    // On a full disk an empty file is there.
    rmSync(path, { force: true });
    throw error;
  }
}

function find(path: string): FoundLock | undefined {
  try {
    const entry = lstatSync(path);
    const time = entry.mtimeMs;
    if (!entry.isFile()) return { text: 'no file', holder: undefined, time };
    const text = readFileSync(path, 'utf8');
    return { text, holder: toHolder(text), time };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function toHolder(text: string): Holder | undefined {
  const holder = parseJson(text) as Partial<Holder> | null | undefined;
  return typeof holder?.lock === 'string' ? (holder as Holder) : undefined;
}

async function isHeld(path: string, found: FoundLock, watch: number): Promise<boolean> {
  const state = found.holder ? findProcessState(found.holder) : 'unknown';
  if (state !== 'unknown') return state === 'running';
  const end = performance.now() + watch;
  while (performance.now() < end) {
    await wait(Math.min(200, watch / 4));
    const now = find(path);
    if (now?.text !== found.text) return now !== undefined;
    if (now.time !== found.time) return true;
  }
  return false;
}

/** Removes a lock that nobody holds, and no other that somebody has put there meanwhile. */
function remove(path: string, text: string): void {
  const aside = `${path}-${randomName()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const removed = readFileSync(aside, 'utf8');
  if (removed !== text) create(path, removed);
  rmSync(aside, { force: true });
}

/** A thread changes the time of the lock, since the main one may be busy for seconds. */
function startBeats(path: string, text: string, { beat, firstBeat }: LockTimes) {
  let thread: Worker | undefined;
  const start = setTimeout(() => {
    thread = new Worker(besideModule('beat-thread', import.meta.url), {
      workerData: { path, text, beat } satisfies BeatData,
    });
    // Without it the lock is only seen from the same machine and container.
    thread.on('error', () => undefined);
    thread.unref();
  }, firstBeat);
  start.unref();
  return async () => {
    clearTimeout(start);
    await thread?.terminate();
  };
}

/** What the thread is started with. */
export interface BeatData {
  path: string;
  text: string;
  beat: number;
}
