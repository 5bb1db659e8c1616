import type { AgentTextUse, UseCondition } from '#vocabulary/contract/agent-text-use.ts';
import { isStatic } from '#python/class-methods.ts';
import { type Parameter, parametersOf } from '#python/parameters.ts';
import { toJsonValue } from '#python/python-literal.ts';
import { writtenText } from '#python/syntax-node.ts';
import { createClasses } from '../dispatch/class-family.ts';
import type { PythonModule } from '../modules/python-module.ts';
import type { NameResolver } from '../modules/resolve-names.ts';
import { evaluate } from './evaluate.ts';
import { follow } from './follow.ts';
import {
  type CallArguments,
  type Context,
  createFrame,
  type FoundUse,
  type Frame,
} from './model/frame.ts';
import { run } from './statements.ts';
import { createSuspects } from './suspects.ts';
import { content, environment, given, told } from './model/traces.ts';
import { nothing, type PlacedClass, type PlacedFunction, type Value } from './model/value.ts';

/** For all functions of an environment, and for each of them. */
const mostSteps = 2_000_000;
const mostOfFunction = 150_000;

/** A function that tasks name. */
interface NamedFunction extends PlacedFunction {
  /** Any other one is a getter. */
  role?: 'metric' | 'action';
}

/** Says what the functions of an environment do with what agents made. */
export type AgentTextReader = (source: NamedFunction) => readonly AgentTextUse[];

export function createAgentTextReader(
  modules: ReadonlyMap<string, PythonModule>,
  resolver: NameResolver,
): AgentTextReader {
  const isSuspect = createSuspects(modules.values());
  const classes = createClasses(modules, resolver);
  const methods = new Map<object, readonly (PlacedFunction & { name: string })[]>();
  const listMethods = ({ definition, module }: PlacedClass) => {
    const known =
      methods.get(definition) ??
      classes.listMethods(definition, module).flatMap(({ source }) => source ?? []);
    methods.set(definition, known);
    return known;
  };
  const shared = { left: mostSteps };
  const budget = { left: 0 };
  const context: Context = { resolver, listMethods, isSuspect, evaluate, run, follow, budget };
  return (source) => {
    if (source.role === 'action' || !isSuspect(source.definition, source.module)) return [];
    const most = Math.min(mostOfFunction, shared.left);
    budget.left = most;
    const uses = readUses(source, context);
    shared.left -= most - budget.left;
    return uses;
  };
}

function readUses(source: NamedFunction, context: Context): AgentTextUse[] {
  const frame = createFrame(context, { module: source.module, text: '', depth: 0 });
  const called: Value = { traces: 0, meaning: { kind: 'function', function: source } };
  context.follow(called, toArguments(source), frame);
  const found = frame.uses.filter((use) => isHarmful(use, frame, source.role === 'metric'));
  return unite(found.map(toUse));
}

/** A path is no text that the agent wrote, and what is fenced off from a prompt changes nothing. */
function isHarmful({ use, source, traces }: FoundUse, frame: Frame, isMetric: boolean): boolean {
  if (isMetric !== (source !== 'machine')) return false;
  if (use.does === 'asks' && (frame.isFenced || source === 'expected')) return false;
  if (use.does === 'unpacks' && frame.keepsPaths) return false;
  const isOnlyPath = (traces & content(source)) === 0 && (frame.opened & given(source)) !== 0;
  return !(use.isText && isOnlyPath);
}

function toUse({ use: { isText, ...use }, source, traces, conditions }: FoundUse): AgentTextUse {
  const when = conditions.filter((condition): condition is UseCondition => condition !== undefined);
  const isUnsure = use.isUnsure ?? conditions.includes(undefined);
  return {
    ...use,
    ...(source === 'expected' && { of: 'expected' }),
    ...(isText && (traces & content(source)) === 0 && { isText }),
    ...(isUnsure && { isUnsure: true }),
    ...(when.length > 0 && { when }),
  };
}

/** Of one call at one place, the one with the fewest conditions. */
function unite(uses: readonly AgentTextUse[]): AgentTextUse[] {
  const byPlace = Map.groupBy(uses, ({ does, call, at, of }) =>
    JSON.stringify([does, call, at, of]),
  );
  const weight = ({ when = [], isUnsure, isText }: AgentTextUse) =>
    when.length + (isUnsure ? 1 : 0) + (isText ? 1 : 0);
  return [...byPlace.values()].flatMap(
    (group) => group.toSorted((one, other) => weight(one) - weight(other))[0] ?? [],
  );
}

/** A metric is given the result, what it is compared with, and options; a getter the environment and its keys. */
function toArguments(source: NamedFunction): CallArguments {
  const { definition, module, owner, role } = source;
  const { text } = module.source;
  const parameters = parametersOf(definition, text);
  const isMethod = owner !== undefined && !isStatic(source, text);
  const positional = parameters.filter(({ kind }) => kind === 'positional');
  const self: Value = {
    traces: role === 'metric' ? 0 : environment,
    ...(owner && { meaning: { kind: 'instance', class: { module, definition: owner } } }),
  };
  const toOption = ({ name, default: standIn }: Parameter) =>
    ofTask('options', [name], standIn && writtenText(standIn, text));
  const hasEnvironment = !isMethod || positional.length > 2;
  const values = positional.slice(isMethod ? 1 : 0).map((parameter, index): Value => {
    if (role !== 'metric')
      return index === 0 && hasEnvironment
        ? { traces: environment }
        : { traces: 0, origin: { part: 'keys', path: [] } };
    if (index === 0) return { traces: given('result') };
    if (index === 1) return { traces: given('expected'), origin: { part: 'rules', path: [] } };
    return toOption(parameter);
  });
  const named = parameters
    .filter(({ kind }) => kind === 'named')
    .map((parameter): [string, Value] => [parameter.name, toOption(parameter)]);
  return {
    positional: isMethod ? [self, ...values] : values,
    named: new Map(named),
    spread: role === 'metric' ? { traces: 0, origin: { part: 'options', path: [] } } : nothing,
    variables: [],
  };
}

function ofTask(part: UseCondition['part'], path: readonly string[], written?: string): Value {
  const value = written === undefined ? undefined : toJsonValue(written);
  const isKnown = typeof value === 'string' || typeof value === 'boolean';
  return { traces: told, origin: { part, path, ...(isKnown && { default: value }) } };
}
