import { hash } from 'node:crypto';
import type { PrepareCheck } from '../../dataset/load-dataset.ts';
import { checkEach } from '../../lint/engine/check-tasks.ts';
import type { Finding } from '../../lint/model/finding.ts';
import type { ParsedFile } from '../../lint/parse/parse-file.ts';

/** What the rules that need no other task found in files, by their names. */
export type KnownFindings = Readonly<Record<string, FileFindings>>;

interface FileFindings {
  /** Of all that the rules were given beside the name. */
  digest: string;
  findings: Finding[];
}

/** A check that knows what it found before. */
export interface KnowingCheck {
  prepare: PrepareCheck;
  /** What was found in the files that it was given. */
  findings: KnownFindings;
}

/** @param known what the same state of Benchlight found. */
export function createKnowingCheck(known: KnownFindings): KnowingCheck {
  const findings: Record<string, FileFindings> = {};
  return {
    findings,
    prepare({ manifest, checker }) {
      const settings = hash('sha256', manifest.text);
      return (files) => {
        const digests = files.map((parsed) => digestFile(parsed, settings));
        const isKnown = ({ file }: ParsedFile, index: number) =>
          known[file]?.digest === digests[index];
        const unknown = files.filter((parsed, index) => !isKnown(parsed, index));
        const found = new Map(
          checkEach(unknown, checker).map((own, index) => [unknown[index], own]),
        );
        return files.map((parsed, index) => {
          const own = found.get(parsed) ?? known[parsed.file]?.findings ?? [];
          findings[parsed.file] = { digest: digests[index] ?? '', findings: own };
          return own;
        });
      };
    },
  };
}

/** A text says what its fields are, where it could be read. */
const digestFile = ({ text, fields }: ParsedFile, settings: string): string =>
  hash('sha256', JSON.stringify([settings, fields !== undefined, text]));
