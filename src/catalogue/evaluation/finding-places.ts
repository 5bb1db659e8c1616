import { fromPointer } from '#text/json/json-pointer.ts';
import type { Finding } from '#lint/model/finding.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { type FindingPlace, listPartPlaces } from './part-places.ts';
import { memoizeWeakly } from '#text/memoize.ts';

/** Finds the part of the page that a finding is about; undefined for the file as a whole. */
export type PlaceFinder = (
  finding: Pick<Finding, 'code' | 'pointer' | 'message'>,
) => FindingPlace | undefined;

/** Findings by the id of the place where the page shows them. */
export type FindingsByPlace = ReadonlyMap<string | undefined, readonly Finding[]>;

/**
 * The finder of a task, made once: a task may have many findings, each with a cause of its own.
 *
 * @param entry the task as the page shows it, perhaps without its answers.
 */
export const placeFinderOf = memoizeWeakly(createPlaceFinder);

function createPlaceFinder({ fields, task }: Pick<TaskEntry, 'fields' | 'task'>): PlaceFinder {
  const parts = listPartPlaces(task, fields);
  return (finding) => {
    const keys = toKeys(finding);
    const [field] = keys;
    if (field === undefined) return undefined;
    const part = parts.find(({ at }) => at.every((key, index) => String(key) === keys[index]));
    if (part) return part.find(keys.slice(part.at.length));
    if (factFields.has(field)) return { anchor: field, label: field };
    return Object.hasOwn(fields, field)
      ? { anchor: 'other-fields', label: 'other fields' }
      : undefined;
  };
}

/**
 * Errors and warnings by place. Every task may have notes; only the list of
 * findings shows those.
 */
export function groupByPlace(findings: readonly Finding[], placeOf: PlaceFinder): FindingsByPlace {
  const serious = findings.filter(({ severity }) => severity !== 'info');
  return Map.groupBy(serious, (finding) => placeOf(finding)?.anchor);
}

/** Where errors are: at their first place and at all others of the same mistake. */
export function listBrokenPlaces(
  findings: readonly Finding[],
  placeOf: PlaceFinder,
): ReadonlySet<string | undefined> {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const places = errors.flatMap((error) =>
    [error.pointer, ...(error.also ?? [])].map((pointer) => placeOf({ ...error, pointer })),
  );
  return new Set(places.map((place) => place?.anchor));
}

/** The fields that the page shows at its top; each has its name as id there. */
const factFields: ReadonlySet<string> = new Set([
  'id',
  'instruction',
  'source',
  'related_apps',
  'proxy',
  'fixed_ip',
  'possibility_of_env_change',
]);

/**
 * The keys of the finding's pointer. The finding about a missing field has an empty pointer, but its
 * message begins with the field's name, and the page shows that the field is missing.
 */
function toKeys({ code, pointer, message }: Parameters<PlaceFinder>[0]): string[] {
  if (code === 'S01' && pointer === '') {
    const [, missing = ''] = /^"(\w+)" is missing/.exec(message) ?? [];
    return [missing];
  }
  return fromPointer(pointer);
}
