import { type JsonObject, toFlag, toArray, toStrings, withoutKeys } from '#text/json/json-value.ts';
import type { TaskHandling } from '#vocabulary/source/task-handling.ts';
import { readParts } from './read-parts.ts';
import type { EnvChange, Task } from '../task.ts';
import { shortenName } from '#text/shorten-name.ts';
import { taskFields } from '../task-file-schema.ts';
import { toEvaluation } from './to-evaluation.ts';
import { toSteps } from './to-steps.ts';

/**
 * Reads any parsed object as a task. Never throws: what cannot be read is stored under `extra`.
 *
 * @param handling what the environment does with the file, if its source shows that
 */
export function toTask(file: JsonObject, handling?: TaskHandling): Task {
  const { snapshot, trajectory } = file;
  const { rest, evaluator, ...parts } = readParts(file, handling);
  return {
    id: typeof file.id === 'string' ? file.id : '',
    instruction:
      typeof file.instruction === 'string' && file.instruction !== ''
        ? file.instruction
        : (parts.phases[0]?.instruction ?? ''),
    sources: toStrings(file.source).filter((source) => source.trim() !== ''),
    relatedApps: toStrings(file.related_apps).map(shortenName),
    setup: toSteps(file.config),
    evaluation: toEvaluation(evaluator),
    ...parts,
    proxy: toFlag(file.proxy),
    fixedIp: toFlag(file.fixed_ip),
    envChange: toEnvChange(file.possibility_of_env_change),
    deprecated: {
      ...(snapshot === undefined ? {} : { snapshot }),
      ...(trajectory === undefined ? {} : { trajectory }),
    },
    extra: { ...withoutKeys(rest, taskFields), ...unreadable(file) },
  };
}

function toEnvChange(value: unknown): EnvChange {
  const folded = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return folded === 'low' || folded === 'medium' || folded === 'high' ? folded : 'unstated';
}

/** Fields of the format with a value that the task's own fields cannot represent. */
function unreadable(file: JsonObject): Record<string, unknown> {
  const { id, instruction, proxy, fixed_ip } = file;
  const envChange = file.possibility_of_env_change;
  const lost: [string, unknown, boolean][] = [
    ['id', id, typeof id !== 'string'],
    ['instruction', instruction, typeof instruction !== 'string'],
    ['source', file.source, hasOtherThanStrings(file.source)],
    ['related_apps', file.related_apps, hasOtherThanStrings(file.related_apps)],
    ['proxy', proxy, toFlag(proxy) === undefined],
    ['fixed_ip', fixed_ip, toFlag(fixed_ip) === undefined],
    ['possibility_of_env_change', envChange, toEnvChange(envChange) === 'unstated'],
  ];
  const unread = lost.filter(
    ([, value, isLost]) => isLost && value !== undefined && value !== null,
  );
  return Object.fromEntries(unread.map(([key, value]) => [key, value]));
}

const hasOtherThanStrings = (value: unknown): boolean =>
  toArray(value ?? []).some((entry) => typeof entry !== 'string');
