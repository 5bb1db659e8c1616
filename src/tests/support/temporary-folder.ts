import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder that goes away with the test that made it. */
export interface TemporaryFolder extends AsyncDisposable {
  path: string;
  /** Writes a file below the folder; an object is written as JSON. */
  write(file: string, content: string | Uint8Array | object): Promise<void>;
  remove(): Promise<void>;
}

export async function createTemporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), 'benchlight-'));
  const remove = () => rm(path, { recursive: true, force: true });
  return {
    path,
    remove,
    async write(file, content) {
      const target = join(path, file);
      await mkdir(dirname(target), { recursive: true });
      const isRaw = typeof content === 'string' || content instanceof Uint8Array;
      await writeFile(target, isRaw ? content : `${JSON.stringify(content, null, 2)}\n`);
    },
    [Symbol.asyncDispose]: remove,
  };
}
