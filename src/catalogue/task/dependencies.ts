import { withoutKeys } from '#text/json/json-value.ts';
import type { Source, Step, Task } from '#format/task.ts';
import { findHosts, isOnMachine } from './hosts.ts';
import { collectStrings } from '#text/json/collect-strings.ts';

/** What a task needs from the network, each once, in order of appearance. */
export interface Dependencies {
  /** Platforms at which the environment must have an account. */
  accounts: readonly string[];
  /** Hosts that serve pages the task is about; when those change, so may the verdict. */
  live: readonly string[];
  /** Hosts of files that are put on the machine or used as references. */
  assets: readonly string[];
}

/** A task, or a part of one. */
interface Needing {
  setup: Task['setup'];
  evaluation: Pick<Task['evaluation'], 'checks' | 'postconfig'>;
}

/** The task's own origin, `source`, is not needed to run it. */
export function findDependencies({ setup, evaluation }: Needing): Dependencies {
  const { checks, postconfig } = evaluation;
  const steps = [...setup, ...postconfig];
  const sources = checks.flatMap(({ result, expected }) => [result, expected]);
  const parts = [...steps.map(splitStep), ...sources.map(splitSource)];
  const assets = findHosts(parts.map(({ files }) => files));
  const live = findHosts(parts.map(({ rest }) => rest)).filter((host) => !isOnMachine(host));
  const accounts = [
    ...steps.flatMap(findPlatform),
    ...sources.flatMap((source) => platforms.get(source?.type ?? '') ?? []),
  ];
  return { accounts: [...new Set(accounts)], live, assets };
}

/** The platform of actions and getters that work with one. */
const platforms: ReadonlyMap<string, string> = new Map([
  ['clouddrive_file', 'clouddrive'],
  ['googledrive', 'googledrive'],
  ['googledrive_file', 'googledrive'],
]);

function findPlatform({ type, parameters: { platform } }: Step): string | readonly string[] {
  if (type === 'login') return typeof platform === 'string' ? platform : [];
  return platforms.get(type) ?? [];
}

interface Parts {
  files: unknown;
  rest: unknown;
}

function splitStep({ type, parameters }: Step): Parts {
  if (type === 'download') {
    return { files: parameters.files, rest: withoutKeys(parameters, ['files']) };
  }
  // A file that is put into a cloud drive comes from elsewhere, like one that is put on the machine.
  if (type === 'googledrive') return { files: parameters, rest: [] };
  // A history only names pages; none of them is opened.
  if (type === 'update_browse_history') return { files: [], rest: [] };
  return { files: [], rest: parameters };
}

function splitSource(source: Source | undefined): Parts {
  if (source?.type === 'cloud_file') return { files: collectStrings(source.fields), rest: [] };
  return { files: [], rest: source?.fields };
}
