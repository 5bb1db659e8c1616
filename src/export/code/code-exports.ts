import { addresses } from '#addresses/addresses.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { toJudgingContents, toStartingContents } from '#catalogue/digests/digest-contents.ts';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { writeDigests } from '../dataset/digests.ts';
import { type DataExport, toDataExports } from '../dataset/exports.ts';
import type { DigestContentsLine } from './code-schemas.ts';
import { writeFunctionsJson } from './functions-json.ts';

/** What the code of the environment does, and what it makes of each task; nothing where it was not seen. */
export function listCodeExports(catalogue: Catalogue, root: string): readonly DataExport[] {
  const { about, entries, vocabulary } = catalogue;
  const { code } = vocabulary;
  if (code === undefined) return [];
  return toDataExports([
    {
      name: 'judging-digests.txt',
      summary:
        'How each task is judged, with the code of the environment, as a digest, and its file, in the form of digests.txt. The lines that differ from those of another version are the tasks that are judged otherwise.',
      write: () =>
        writeDigests(
          entries.map(({ file, judgingDigest }) => ({ file, digest: judgingDigest })),
          about.canary,
        ),
    },
    {
      name: 'digest-contents.jsonl',
      summary:
        'For each task, the objects whose SHA-256 are its judging digest and its starting digest, as JSON on a line.',
      schema: addresses.exportSchema('digest-contents'),
      write: () => writeDigestContents(catalogue, code),
    },
    {
      name: 'functions.json',
      summary:
        'What each function of the environment does, as a digest, with the pieces of source that it is made of.',
      schema: addresses.exportSchema('functions'),
      write: () => writeFunctionsJson(catalogue, code, root),
    },
  ]);
}

/** Each line contains the canary, since lines may be used on their own. */
function* writeDigestContents(
  { about: { canary }, entries, vocabulary }: Catalogue,
  code: EnvironmentCode,
): Generator<string> {
  for (const entry of entries) {
    const { id, file, judgingDigest = null, startingDigest = null } = entry;
    const line: DigestContentsLine = {
      ...{ id, file, judgingDigest, startingDigest },
      judging: toJudgingContents(entry, code, vocabulary),
      starting: toStartingContents(entry, code, vocabulary),
      ...(canary !== undefined && { canary }),
    };
    yield `${JSON.stringify(line)}\n`;
  }
}
