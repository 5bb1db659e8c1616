import type { PartReading, TaskHandling } from '#vocabulary/source/task-handling.ts';
import type { LoaderUnits } from './loader-units.ts';

interface MutableReading {
  isRequired: boolean;
  accepts: Set<string>;
  rejects: Set<string>;
  ignoresCase: boolean;
}

/** How the parts of a task are used, by path: what may be missing, and which values are taken. */
export function readParts({ followed }: LoaderUnits): TaskHandling['parts'] {
  const readings = new Map<string, MutableReading>();
  const at = (path: string): MutableReading => {
    const known = readings.get(path) ?? {
      isRequired: false,
      accepts: new Set(),
      rejects: new Set(),
      ignoresCase: false,
    };
    readings.set(path, known);
    return known;
  };
  for (const { events } of followed.values()) {
    for (const event of events) {
      if (event.kind === 'read' && isPart(event.path)) {
        const reading = at(event.path);
        if (!event.isSafe) reading.isRequired = true;
      } else if (event.kind === 'accepts' && isPart(event.path)) {
        const reading = at(event.path);
        for (const kind of event.types) reading.accepts.add(kind);
        if (event.ignoresCase) reading.ignoresCase = true;
      } else if (event.kind === 'rejects' && isPart(event.path)) {
        for (const kind of event.types) at(event.path).rejects.add(kind);
      }
    }
  }
  return Object.fromEntries([...readings].map(([path, reading]) => [path, toReading(reading)]));
}

const isPart = (path: string): boolean => /^\w[\w-]*(?:\[\]|\.\w[\w-]*){0,3}$/.test(path);

function toReading({ isRequired, accepts, rejects, ignoresCase }: MutableReading): PartReading {
  const fails = [...rejects].filter((kind) => !accepts.has(kind));
  return {
    ...(isRequired && { isRequired }),
    ...(accepts.size > 0 && { accepts: [...accepts] }),
    ...(fails.length > 0 && { rejects: fails }),
    ...(ignoresCase && { ignoresCase }),
  };
}
