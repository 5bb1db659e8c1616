import type { StepField } from '#vocabulary/source/task-handling.ts';
import { lineOf } from './event-line.ts';
import type { TaskEvent } from './follow/model.ts';
import type { LoaderUnits } from './loader-units.ts';

/** The fields that become steps, in the order in which the functions that load a task do that. */
export function readStepFields({ followed, loading }: LoaderUnits): StepField[] {
  const events = [...loading].flatMap((unit) => followed.get(unit)?.events ?? []);
  // Only what gets the list of steps shows which other fields are such lists.
  const runners = new Set(
    events.flatMap((event) =>
      event.kind === 'given' && event.path === 'config' && !isBuiltIn.test(event.to)
        ? [event.to]
        : [],
    ),
  );
  const isStepList = (event: Extract<TaskEvent, { kind: 'given' }>) =>
    runners.has(event.to) && (event.path === 'config' || isLoop(event.path, events));
  const stepFields = new Map<string, StepField>();
  for (const event of events) {
    if (event.kind === 'step') {
      const { path, action: name, parameter, parameters } = event;
      const others = Object.keys(parameters).length > 0 ? { parameters } : {};
      stepFields.set(path, {
        field: path,
        action: { name, parameter, ...others },
        at: lineOf(event),
      });
    } else if (event.kind === 'given' && isStepList(event) && !stepFields.has(event.path)) {
      stepFields.set(event.path, { field: event.path, at: lineOf(event) });
    }
  }
  return [...stepFields.values()];
}

const isBuiltIn =
  /^(?:len|isinstance|type|str|print|bool|list|enumerate|\w*(?:log|logger)\w*\.\w+)$/;

/** Whether it is used as a list of steps, and not as another argument of the same call. */
const isLoop = (path: string, events: readonly TaskEvent[]): boolean =>
  events.some(
    (event) =>
      (event.kind === 'read' && event.path === `${path}[].type`) ||
      (event.kind === 'given' && event.path === path && event.to.endsWith('.extend')),
  );
