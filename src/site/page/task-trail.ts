import { addresses } from '#addresses/addresses.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';

/** The pages above that of a task: all tasks, and those of its first app. */
export function toTaskTrail(
  { apps: [first] }: Pick<TaskEntry, 'apps'>,
  { findGroup }: Pick<Catalogue, 'findGroup'>,
): { label: string; address: string }[] {
  const app = first && findGroup('apps', first.name);
  return [
    { label: 'Tasks', address: addresses.tasks },
    ...(app ? [{ label: app.label, address: addresses.group('apps', app.segment) }] : []),
  ];
}
