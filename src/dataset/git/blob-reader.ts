import { UsageError } from '../usage-error.ts';
import { toReadError } from './repository.ts';
import { fetchEverything, startGit, toGitError } from './run-git.ts';

/** Reads the contents of files by the names of their objects, with one process for all of them. */
export interface BlobReader {
  /** @throws UsageError when an object is missing. */
  read(names: readonly string[]): Promise<Uint8Array[]>;
  close(): void;
}

const lineFeed = 10;

/** Starts `git cat-file --batch`, which answers until it is closed. */
export function startBlobReader(folder: string): BlobReader {
  const child = startGit(folder, ['cat-file', '--batch']);
  const waiting: Request[] = [];
  // Of the answer that has begun: a large one comes in many pieces, which are joined once.
  let pieces: Buffer[] = [];
  let missing = 0;
  let failure: Error | undefined;

  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.splice(0)) reject(failure);
  };
  child.on('error', (cause) => {
    fail(toGitError(cause));
  });
  // Writing to a process that has ended is an error of its own, after the one that matters.
  child.stdin.on('error', () => undefined);
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.on('close', () => {
    const ended = new Error('git cat-file ended before it had answered');
    fail(stderr === '' ? ended : toReadError(folder, stderr));
  });
  child.stdout.on('data', (chunk: Buffer) => {
    pieces.push(chunk);
    missing -= chunk.length;
    if (missing > 0) return;
    let pending = pieces.length === 1 ? chunk : Buffer.concat(pieces);
    for (let request = waiting[0]; request; request = waiting[0]) {
      const answer = parseAnswer(pending);
      missing = answer.length - pending.length;
      if (missing > 0) break;
      pending = pending.subarray(answer.length);
      waiting.shift();
      if (answer.content) request.resolve(answer.content);
      else request.reject(toMissing(request.name));
    }
    pieces = pending.length === 0 ? [] : [pending];
  });

  const ask = (name: string) =>
    new Promise<Uint8Array>((resolve, reject) => {
      if (failure) {
        reject(failure);
        return;
      }
      waiting.push({ name, resolve, reject });
      child.stdin.write(`${name}\n`);
    });
  return {
    read: (names) => Promise.all(names.map(ask)),
    close() {
      child.stdin.end();
    },
  };
}

interface Request {
  name: string;
  resolve: (content: Uint8Array) => void;
  reject: (error: Error) => void;
}

interface Answer {
  /** Undefined when the object is missing or no file, or when not all of it is there yet. */
  content?: Uint8Array;
  /** Of the whole answer, as far as that is clear yet. */
  length: number;
}

/** The first answer: a line with its size, the content, and a line feed. */
function parseAnswer(bytes: Buffer): Answer {
  const end = bytes.indexOf(lineFeed);
  if (end < 0) return { length: bytes.length + 1 };
  const [, kind, size] = / (\w+) (\d+)$/.exec(bytes.toString('latin1', 0, end)) ?? [];
  if (size === undefined) return { length: end + 1 };
  const length = end + 1 + Number(size) + 1;
  if (kind !== 'blob' || bytes.length < length) return { length };
  // A copy, so that the whole chunk is not held in memory by one file.
  return { content: Uint8Array.from(bytes.subarray(end + 1, length - 1)), length };
}

const toMissing = (name: string) =>
  new UsageError(
    `the repository has no content for the object ${name}`,
    `It is a partial clone, or damaged. ${fetchEverything}`,
  );
