import { besideModule } from '#dataset/project-root.ts';
import type { Content, FramedPage, SharedFrame } from '../frames/shared-frame.ts';
import { startThread } from './replying-thread.ts';

/** A file to be written below a folder. */
export interface WrittenFile {
  /** Below the folder, with slashes. */
  address: string;
  content: string | Uint8Array;
}

/** A page to be written, which is assembled in the thread. */
interface WrittenPage {
  address: string;
  content: string | FramedPage;
}

/** What the thread is sent. */
export interface WriterMessage {
  /** Each is sent once, with a number that represents it from then on. */
  frames: [number, SharedFrame][];
  files: SentFile[];
}

export interface SentFile {
  address: string;
  content: WrittenFile['content'] | (Omit<FramedPage, 'frame'> & { frame: number });
}

/** The address of a file and the SHA-256 of what is in it. */
export type WrittenDigest = readonly [address: string, digest: string];

export interface FileWriter {
  /** Resolves when the thread can take more; files wait in it, not here. */
  write(file: WrittenFile | WrittenPage): Promise<void>;
  /**
   * Resolves with the digests of all files when they are on the disk.
   *
   * @throws the first error of the file system.
   */
  finish(): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}

/** Fewer messages cost less; more content would wait in memory, where collections have to copy it. */
const longestBatch = { files: 256, characters: 300_000 };

/**
 * Writes files in a separate thread, while pages are rendered: most of the time that a small
 * file takes is spent in calls of the system.
 */
export function startFileWriter(folder: string): FileWriter {
  const module = besideModule('file-writer-thread', import.meta.url);
  const thread = startThread<WriterMessage>(module, folder);
  const numbers = new Map<SharedFrame, number>();
  let batch: WriterMessage = { frames: [], files: [] };
  let characters = 0;
  let written: Promise<void> = Promise.resolve();
  const digests = new Map<string, string>();

  const toNumber = (frame: SharedFrame): number => {
    const given = numbers.get(frame);
    if (given !== undefined) return given;
    const number = numbers.size;
    numbers.set(frame, number);
    batch.frames.push([number, frame]);
    return number;
  };
  const post = async (message: WriterMessage) => {
    const reply = thread.nextReply();
    thread.post(message);
    for (const [address, digest] of (await reply) as WrittenDigest[]) digests.set(address, digest);
  };
  const send = async () => {
    const message = batch;
    batch = { frames: [], files: [] };
    characters = 0;
    // Others may send meanwhile, so the place in the queue is taken before anything is awaited.
    const before = written;
    written = before.then(() => post(message));
    // Whoever awaits it next sees what went wrong.
    written.catch(() => undefined);
    await before;
  };

  return {
    async write({ address, content }) {
      if (isFramed(content)) {
        batch.files.push({ address, content: { ...content, frame: toNumber(content.frame) } });
        characters += countCharacters(content.content);
      } else {
        batch.files.push({ address, content });
        characters += content.length;
      }
      if (batch.files.length >= longestBatch.files || characters >= longestBatch.characters)
        await send();
    },
    async finish() {
      await send();
      await written;
      return digests;
    },
    close: thread.close,
  };
}

const isFramed = (content: (WrittenFile | WrittenPage)['content']): content is FramedPage =>
  typeof content !== 'string' && 'frame' in content;

const countCharacters = (content: Content): number =>
  content.reduce((sum, part) => sum + (typeof part === 'string' ? part : part.source).length, 0);
