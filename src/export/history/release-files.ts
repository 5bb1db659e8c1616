import { addresses } from '../../addresses/addresses.ts';
import type { About } from '../../catalogue/citing/about.ts';
import { toOneLine } from '../../text/safe/one-line.ts';
import type { DatasetHistory, State } from '../../history/timeline/history.ts';
import { digestOrNone } from '../dataset/digests.ts';
import { toChecksumLine } from '../dataset/checksum-line.ts';
import type { ReleaseLine } from './history-schemas.ts';

/** A file of a release, which stays as it is. */
export interface ReleaseFile {
  name: string;
  address: string;
  summary: string;
  write: () => string;
}

type Published = Pick<DatasetHistory, 'findDigest' | 'publish'>;

/** What can be downloaded of a release; nothing of a state that is not released. */
export function listReleaseFiles(
  state: State,
  history: Published,
  { canary }: Pick<About, 'canary'>,
): ReleaseFile[] {
  if (state.version === undefined) return [];
  const addressOf = (name: string) => addresses.releaseFile(state.segment, name);
  return [
    {
      name: 'tasks.jsonl',
      address: addressOf('tasks.jsonl'),
      summary: 'Every task with its file and its digest, a line each.',
      write: () => writeLines(state, history, canary),
    },
    {
      name: 'digests.txt',
      address: addressOf('digests.txt'),
      summary: 'The digest of every task, a line each.',
      write: () => writeDigestLines(state, history, canary),
    },
  ];
}

function writeLines(state: State, { findDigest, publish }: Published, canary?: string): string {
  const lines = state.tasks.map((stored) => {
    const line: ReleaseLine = {
      file: stored.file,
      digest: findDigest(stored) ?? null,
      task: publish(stored).fields,
      ...(canary !== undefined && { canary }),
    };
    return `${JSON.stringify(line)}\n`;
  });
  return lines.join('');
}

function writeDigestLines(state: State, { findDigest }: Published, canary?: string): string {
  const head = canary === undefined ? [] : [`# ${toOneLine(canary)}\n`];
  const lines = state.tasks.map((task) => {
    const digest = digestOrNone({ digest: findDigest(task) });
    return `${toChecksumLine({ digest, name: task.file })}\n`;
  });
  return [...head, ...lines].join('');
}
