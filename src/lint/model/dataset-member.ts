import type { JsonRecord } from '../../text/json-value.ts';
import type { DatasetMember } from './rule.ts';
import { toTaskView } from '../facts/task-view.ts';

/** What the rules about a dataset as a whole know of a task; the rest need not be kept for them. */
const comparedFields = ['id', 'instruction', 'related_apps'];

/** A task as the rules about its dataset see it. */
export function toDatasetMember(file: string, fields: JsonRecord): DatasetMember {
  const compared = comparedFields.filter((name) => Object.hasOwn(fields, name));
  return {
    file,
    task: toTaskView(Object.fromEntries(compared.map((name) => [name, fields[name]]))),
  };
}
