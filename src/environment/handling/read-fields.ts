import type { FieldReading, TaskHandling } from '#vocabulary/source/task-handling.ts';
import { lineOf } from './event-line.ts';
import type { TaskEvent } from './follow/model.ts';
import { isField } from './follow/state.ts';
import type { LoaderUnits } from './loader-units.ts';

/** Which fields of a task are read, and what is done without them. */
export function readFields({
  followed,
  loading,
  required,
}: LoaderUnits): Pick<TaskHandling, 'fields' | 'fieldsAreComplete'> {
  const events = [...followed.values()].flatMap((unit) => unit.events);
  const inOrder = [
    ...events.filter(({ unit }) => loading.has(unit)),
    ...events.filter(({ unit }) => !loading.has(unit)),
  ];
  const reads = inOrder.filter((event) => event.kind === 'read' && isField(event.path));
  const names = [...new Set(reads.map((event) => pathOf(event)))];
  const fields = names.map((name): [string, FieldReading] => {
    const first = reads.find((event) => pathOf(event) === name);
    const at = first ? lineOf(first) : { file: '' };
    if (required.has(name)) return [name, { need: 'required', at }];
    return [name, { ...describeAbsence(name, inOrder), at }];
  });
  const escapes = events.some((event) => event.kind === 'escape' && event.path === '');
  return {
    fields: Object.fromEntries(fields),
    fieldsAreComplete: !escapes && names.includes('evaluator'),
  };
}

const pathOf = (event: TaskEvent): string => ('path' in event ? event.path : '');

/** Of several stand-ins, the one that reads other fields says most. */
function describeAbsence(
  name: string,
  events: readonly TaskEvent[],
): Pick<FieldReading, 'need' | 'standIn' | 'standInFields'> {
  const standIns = events.flatMap((event) =>
    event.kind === 'stand-in' && event.path === name ? [event] : [],
  );
  const standIn = standIns.find(({ fields }) => fields.length > 0) ?? standIns[0];
  if (!standIn || standIn.written === 'None') return { need: 'optional' };
  const { written, fields } = standIn;
  return {
    need: 'standIn',
    standIn: written,
    ...(fields.length > 0 && { standInFields: fields }),
  };
}
