import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSources } from '#dataset/source/read-sources.ts';
import { findEnvironmentIn } from '#dataset/source/find-environments.ts';
import { applyPieces, pythonEdits, pythonSource } from './python-edits.ts';
import type { ReadEdited } from './read-edited.ts';

// For a longer search: BENCHLIGHT_ENVIRONMENT names an environment, BENCHLIGHT_FUZZ how many edited
// files to read, BENCHLIGHT_SEED which ones.
const {
  BENCHLIGHT_ENVIRONMENT: folder,
  BENCHLIGHT_FUZZ: editedFiles = '100',
  BENCHLIGHT_SEED: seed = '20260501',
} = process.env;

const found = folder === undefined ? undefined : findEnvironmentIn(folder);
const texts = found ? readSources(found.folder).files.map(({ text }) => text) : [pythonSource];

/** An environment of usual size needs a fifth of it; a read that needs more ends the worker. */
const mostMegabytes = 256;

let worker: Worker;
/** Rejects when the worker throws, or has used up its memory. */
let failure: Promise<never>;
beforeAll(() => {
  const resourceLimits = { maxOldGenerationSizeMb: mostMegabytes };
  worker = new Worker(new URL('read-edited.ts', import.meta.url), { resourceLimits });
  failure = once(worker, 'error').then(([error]) => {
    throw error as Error;
  });
  failure.catch(() => undefined);
});
afterAll(() => worker.terminate());

async function readEdited(text: string): Promise<ReadEdited> {
  worker.postMessage(text);
  const [read] = (await Promise.race([once(worker, 'message'), failure])) as [ReadEdited];
  return read;
}

test(
  'the source of an environment is read to its end, whatever it consists of',
  { timeout: 3_600_000 },
  async () => {
    const property = fc.asyncProperty(
      fc.constantFrom(...texts),
      fc.double({ min: 0, max: 1, noNaN: true }),
      pythonEdits,
      async (text, from, edits) => {
        const start = Math.floor(from * text.length * 0.8);
        const part = from < 0.2 ? text.slice(0, 8_000) : text.slice(start, start + 8_000);
        const edited = applyPieces(part, edits);
        const { functions, milliseconds } = await readEdited(edited);
        const lines = edited.split('\n').length;
        for (const { line, end } of functions) {
          expect([line >= 1, end >= line, end <= lines]).toEqual([true, true, true]);
        }
        // Most take a few milliseconds; only a search that runs away takes seconds.
        expect(milliseconds).toBeLessThan(20_000);
      },
    );
    await fc.assert(property, { numRuns: Number(editedFiles), seed: Number(seed) });
  },
);
