import { createResolver } from '#environment/modules/resolve-names.ts';
import type { PythonModule } from '#environment/modules/python-module.ts';
import type { TaskHandling } from '#vocabulary/source/task-handling.ts';
import { findSeeds } from './find-seeds.ts';
import type { Followed, Unit } from './follow/model.ts';
import { followTasks } from './follow/follow-tasks.ts';
import { listUnits } from './follow/list-units.ts';
import { findLoaders } from './loader-units.ts';
import { readEvaluator } from './read-evaluator.ts';
import { readFields } from './read-fields.ts';
import { readParts } from './read-parts.ts';
import { readReplacements } from './read-replacements.ts';
import { readStepFields } from './read-step-fields.ts';
import { readUnknownAction } from './read-unknown-action.ts';
import { readWaits } from './read-waits.ts';

/** The modules of an environment and of what runs tasks in it. */
export interface HandlingSources {
  /** All of them, by path. */
  modules: ReadonlyMap<string, PythonModule>;
  /** Those that run tasks. */
  runners: ReadonlySet<PythonModule>;
  /** The name of the environment's folder, with which imports may begin. */
  folderName: string;
  /** The files that have actions. */
  actionFiles: ReadonlySet<string>;
}

/** What the code of an environment and its runners do with a task file. */
export function readHandling({
  modules,
  runners,
  folderName,
  actionFiles,
}: HandlingSources): TaskHandling {
  const resolver = createResolver(modules, folderName);
  const units = listUnits(modules.values(), (module) => !runners.has(module), resolver);
  const followed = followTasks(units, resolver, findSeeds(units.all)) ?? new Map<Unit, Followed>();
  const loaders = findLoaders(followed);
  const unknownAction = readUnknownAction(
    units.all.filter(({ module }) => actionFiles.has(module.path)),
  );
  const hasParts = new Set(
    [...followed].flatMap(([unit, { events }]) => (events.length > 0 ? [unit] : [])),
  );
  const isFaulty = [...modules.values()].some(
    ({ source, path }) => source.faults.length > 0 && actionFiles.has(path),
  );
  const { replacements, mayReplaceMore } = readReplacements({
    units,
    resolver,
    hasActions: ({ module }) => actionFiles.has(module.path),
    getsTask: (unit) => hasParts.has(unit),
  });
  return {
    ...readFields(loaders),
    parts: readParts(loaders),
    stepFields: readStepFields(loaders),
    evaluator: readEvaluator(loaders),
    ...(unknownAction && { unknownAction }),
    replacements,
    mayReplaceMore: mayReplaceMore || isFaulty,
    waits: readWaits(units, resolver),
  };
}
