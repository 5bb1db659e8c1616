import { addresses, withBase } from '../../addresses/addresses.ts';
import type { About } from '../../catalogue/citing/about.ts';
import { digestSet } from '../../catalogue/citing/set-digest.ts';
import type { DatasetHistory, State, StoredTask } from '../../history/timeline/history.ts';
import { toReleaseAbout } from '../../history/timeline/release-about.ts';
import { toCff } from '../citation/cff.ts';
import { toCroissant } from '../dataset/croissant.ts';
import { citeTasks } from '../dataset/dataset-citation-files.ts';
import { digestOrNone, writeDigests } from '../dataset/digests.ts';
import { addUnreadable } from '../dataset/unreadable-files.ts';
import type { JsonObject } from '../../text/json/json-value.ts';
import type { ReleaseLine } from './history-schemas.ts';

/** A file of a release, which stays as it is. */
export interface ReleaseFile {
  name: string;
  address: string;
  summary: string;
  write: () => string | Uint8Array;
  /** What pages and other files say of its content. */
  measure: () => FileMeasure;
}

interface FileMeasure {
  bytes: number;
  /** SHA-256, in hexadecimal digits. */
  digest: string;
}

/**
 * The lines that were written before, in UTF-8, by the fields of their tasks. Most lines are in several
 * releases, and as bytes they are encoded once.
 */
export type ReleaseLines = WeakMap<JsonObject, { file: string; line: Uint8Array }>;

interface ReleaseOptions {
  history: Pick<DatasetHistory, 'findDigest' | 'publish'>;
  about: About;
  /** Where the site is published, with a slash at its end; undefined when that is not known. */
  siteAddress: string | undefined;
  /** It is filled. */
  lines: ReleaseLines;
  /** Measures a file, or a text as a file in UTF-8. */
  measure: (content: string | Uint8Array) => FileMeasure;
}

/**
 * What can be downloaded of a release; nothing of a state that is not released. Each file is measured
 * once, and written by every call.
 */
export function listReleaseFiles(state: State, options: ReleaseOptions): ReleaseFile[] {
  if (state.version === undefined) return [];
  const { about, siteAddress } = options;
  const toFile = (file: Pick<ReleaseFile, 'name' | 'summary' | 'write'>): ReleaseFile => {
    let measured: FileMeasure | undefined;
    return {
      ...file,
      address: addresses.releaseFile(state.segment, file.name),
      measure: () => (measured ??= options.measure(file.write())),
    };
  };
  const tasks = toFile({
    name: 'tasks.jsonl',
    summary: addUnreadable(
      'Every task with its file and its digest, one JSON object per line.',
      state.unreadable.length,
      'releases.json',
    ),
    write: () => writeLines(state, options),
  });
  const page = siteAddress && withBase(siteAddress, addresses.release(state.segment));
  const own = toReleaseAbout(about, state, page);
  const digests = listDigests(state, options);
  const cff = toCff(own, { address: page, digest: digestSet(digests) });
  const contentUrl = withBase(siteAddress ?? '/', tasks.address);
  const croissant = () =>
    toCroissant(own, {
      address: page,
      file: { ...tasks, contentUrl, sha256: tasks.measure().digest },
      columns: {
        id: 'The id of the task.',
        file: 'The file of the task, relative to the tasks folder.',
        instruction: 'What the agent is asked to do.',
        digest: 'SHA-256 over the canonical JSON (RFC 8785) of the task file.',
      },
      citeAs: citeTasks(own, digests, page).bib,
    });
  const others = [
    {
      name: 'digests.txt',
      summary: 'The digest of every task, one per line.',
      write: () => writeReleaseDigests(state, options),
    },
    {
      name: 'croissant.json',
      summary: 'What tasks.jsonl contains, in Croissant 1.0.',
      write: croissant,
    },
    ...(cff === undefined
      ? []
      : [{ name: 'CITATION.cff', summary: 'How to cite the release.', write: () => cff }]),
  ];
  return [tasks, ...others.map(toFile)];
}

/** The digests of the tasks of a state. */
export const listDigests = (
  { tasks }: State,
  { history }: Pick<ReleaseOptions, 'history'>,
): string[] => tasks.map((task) => digestOrNone({ digest: history.findDigest(task) }));

function writeLines({ tasks }: State, options: ReleaseOptions): Uint8Array {
  const lines = tasks.map((stored) => {
    const written = options.lines.get(stored.fields);
    if (written?.file === stored.file) return written.line;
    const line = encoder.encode(toLine(stored, options));
    options.lines.set(stored.fields, { file: stored.file, line });
    return line;
  });
  return joinBytes(lines);
}

const encoder = new TextEncoder();

function toLine(stored: StoredTask, { history, about: { canary } }: ReleaseOptions): string {
  const { fields } = history.publish(stored);
  const line: ReleaseLine = {
    id: stored.id,
    file: stored.file,
    instruction: typeof fields.instruction === 'string' ? fields.instruction : '',
    digest: history.findDigest(stored) ?? null,
    task: fields,
    ...(canary !== undefined && { canary }),
  };
  return `${JSON.stringify(line)}\n`;
}

function writeReleaseDigests({ tasks }: State, { history, about }: ReleaseOptions): string {
  const digested = tasks.map((task) => ({ file: task.file, digest: history.findDigest(task) }));
  return [...writeDigests(digested, about.canary)].join('');
}

/** Bytes one after the other; there may be more pieces than a call can have arguments. */
function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
