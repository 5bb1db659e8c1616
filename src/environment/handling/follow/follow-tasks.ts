import { findChild, statementsOf } from '#python/syntax-node.ts';
import type { NameResolver } from '#environment/modules/resolve-names.ts';
import { evaluate } from './evaluate.ts';
import {
  type Followed,
  type Frame,
  partAt,
  type Unit,
  type Units,
  type Value,
  type World,
} from './model.ts';
import { namesCalled } from './unit-text.ts';
import { assign, runStatements } from './statements.ts';
import { intersect } from './state.ts';

/** Values need no more rounds to reach all functions, in any loader that people write. */
const mostRounds = 8;

/** Expressions of all functions in all rounds together. */
const mostWork = 3_000_000;

/**
 * Follows tasks through the functions that receive them, from variables that are known to be tasks.
 *
 * @param seeds By function, the names of such variables.
 */
export function followTasks(
  units: Units,
  resolver: NameResolver,
  seeds: ReadonlyMap<Unit, ReadonlySet<string>>,
): ReadonlyMap<Unit, Followed> | undefined {
  const world: World = {
    units,
    resolver,
    seeds: new Map([...seeds].map(([unit, names]) => [unit, new Set(names)])),
    loaders: new Set(),
    bindings: new Map(),
    attributes: new Map(),
    returned: new Map(),
    isChanged: true,
    left: mostWork,
  };
  let followed = new Map<Unit, Followed>();
  for (let round = 0; world.isChanged && round < mostRounds; round++) {
    world.isChanged = false;
    world.loaders = new Set(
      [...world.seeds.keys()].map(({ name }) => name).filter((name) => name !== ''),
    );
    followed = new Map(
      units.all
        .filter((unit) => isConcerned(unit, world))
        .map((unit) => [unit, followUnit(unit, world)]),
    );
  }
  return world.left > 0 ? followed : undefined;
}

/** Whether a part of a task may reach it, or it may call what takes a task. */
function isConcerned(unit: Unit, world: World): boolean {
  if (world.seeds.has(unit) || world.bindings.has(unit)) return true;
  if (unit.family && world.attributes.has(unit.family)) return true;
  const called = namesCalled(unit);
  return [...world.loaders].some((name) => called.has(name));
}

function followUnit(unit: Unit, world: World): Followed {
  const bindings = world.bindings.get(unit);
  const seeds = world.seeds.get(unit);
  const variables = new Map(
    unit.parameters.map((name): [string, Value] => [
      name,
      seeds?.has(name) ? [partAt('')] : (bindings?.get(name) ?? []),
    ]),
  );
  const frame: Frame = {
    world,
    unit,
    text: unit.module.source.text,
    state: { variables, certain: new Set(), checked: new Set() },
    exits: [],
    loops: [],
    events: [],
    callees: new Set(),
    loopTexts: new Map(),
    readers: [],
    isHandled: false,
    isPeeking: false,
    evaluate,
    assign,
  };
  const body =
    unit.definition.name === 'Script' ? unit.definition : findChild(unit.definition, 'Body');
  const leadsOn = body ? runStatements(statementsOf(body), frame) : true;
  const certain = intersect([...frame.exits, ...(leadsOn ? [frame.state.certain] : [])]);
  return { events: frame.events, certain, callees: frame.callees };
}
