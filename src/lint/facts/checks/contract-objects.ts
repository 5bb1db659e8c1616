import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import type { ContractPart, Field, Fields } from '#vocabulary/contract/contract.ts';
import type { FunctionKind, MetricEntry, VocabularyEntry } from '#vocabulary/contract/entry.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { findRules } from '#vocabulary/getter-rules.ts';
import { fitsType, typeOf } from '#vocabulary/contract/value-type.ts';
import { checkViews } from './check-views.ts';
import { fetches } from '../fetches.ts';
import { namesOnlyPlaceholders } from './placeholder-metrics.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import type { TaskView } from '../task-view.ts';
import type { PlacedValue } from '../placed-value.ts';

/** An object of a task file that a contract describes: a part of the contract, or a field of it. */
export interface ContractObject {
  /** The function that reads it. */
  entry: VocabularyEntry;
  part: ContractPart;
  record: JsonObject;
  at: Path;
  /** Where it would be, if the file does not have it. Default: `at`. */
  belongsAt?: Path;
  /** The fields it may have. */
  fields: Fields;
  /** The fields it may have for each `type`, if these differ. */
  variants?: Field['variants'];
  /** Names that another function reads from the same object. */
  otherNames: readonly string[];
  /** The field whose value, or an element of whose value, it is. */
  within?: string;
}

/** Everything in a task that the contract of a known function describes, outer objects first. */
export const contractObjects = memoizePerTask(
  (task: TaskView, vocabulary: Vocabulary): readonly ContractObject[] => {
    const { fields, evaluator } = task;
    const ofSteps = [
      ...objectsOfSteps(fields.config, ['config'], vocabulary),
      ...objectsOfSteps(evaluator.postconfig, ['evaluator', 'postconfig'], vocabulary),
    ];
    // Without a check nothing is fetched.
    if (namesOnlyPlaceholders(evaluator.func, vocabulary)) return ofSteps;

    return [
      ...ofSteps,
      ...fetches(task).flatMap(({ source, at }) => objectsOfSource(source, at, vocabulary)),
      ...ruleSets(task, vocabulary).flatMap(objectsOfRules),
      ...checkViews(task).flatMap(({ metric, at, options }) => {
        const entry = findExisting('metric', metric, vocabulary);
        return entry ? objectsOfOptions(entry, options, at) : [];
      }),
    ];
  },
);

/** Whether it is certain that the function fails without what the contract requires of the object. */
export const isNeeded = ({ entry, part }: ContractObject): boolean =>
  entry.source
    ? entry.source.closed.includes(part)
    : (part === 'parameters' || part === 'keys') &&
      entry.origin !== 'other' &&
      entry.isUnseen !== true;

/** The rules that a metric receives from a getter of literal rules. */
export interface RuleSet {
  entry: MetricEntry;
  /** Of any type that the getter accepts. */
  rules: unknown;
  at: Path;
  /** The fields that the metric may read. */
  fields: Fields;
  /** The fields that the getter reads itself. */
  own: Fields;
}

/** The rules of all metrics that read them by name. */
export const ruleSets = memoizePerTask(
  (task: TaskView, vocabulary: Vocabulary): readonly RuleSet[] => [
    ...findRuleSets(task, vocabulary),
  ],
);

function* findRuleSets(task: TaskView, vocabulary: Vocabulary): Generator<RuleSet> {
  for (const { metric, result, expected } of checkViews(task)) {
    const entry = findExisting('metric', metric, vocabulary);
    if (!entry?.contract.rules) continue;
    // Both sides may be literal; the rules are then those of the reference.
    for (const side of [expected, result]) {
      if (!isObject(side?.value)) continue;
      const getter = findGetter(side.value, vocabulary);
      const { rules, path } = findRules(side.value, getter) ?? {};
      const [key = '', ...inner] = path ?? [];
      const declared = getter?.contract.keys?.[key];
      if (!path || !declared || (inner.length === 0 && !fitsType(typeOf(rules), declared.type)))
        continue;
      const own = findFields(declared, inner);
      const fields = withoutOwn(entry.contract.rules, own);
      yield { entry, rules, at: [...side.at, ...path], fields, own };
      break;
    }
  }
}

/** The fields within a field, at the end of some keys. */
const findFields = (outer: Field, keys: readonly string[]): Fields =>
  keys.reduce<Field | undefined>((field, key) => field?.fields?.[key], outer)?.fields ?? {};

/** Without a copy for most getters, which read no rules themselves. */
function withoutOwn(rules: Fields, own: Fields): Fields {
  return Object.keys(own).length === 0 ? rules : pickKeys(rules, own, false);
}

function objectsOfSteps(steps: unknown, at: Path, vocabulary: Vocabulary): ContractObject[] {
  if (!Array.isArray(steps)) return [];
  return steps.flatMap((step: unknown, index) => {
    if (!isObject(step) || typeof step.type !== 'string' || !isObject(step.parameters)) return [];
    const entry = findExisting('action', step.type, vocabulary);
    if (!entry?.contract.parameters) return [];
    return withNested({
      entry,
      part: 'parameters',
      record: step.parameters,
      at: [...at, index, 'parameters'],
      fields: entry.contract.parameters,
      otherNames: [],
    });
  });
}

/** The keys of a source, with only those rules that the getter reads itself; the rest is for the metric. */
function objectsOfSource(source: JsonObject, at: Path, vocabulary: Vocabulary): ContractObject[] {
  const entry = findGetter(source, vocabulary);
  if (!entry?.contract.keys) return [];
  const fields = entry.contract.keys;
  const own = fields.rules?.fields;
  const found = withNested({
    entry,
    part: 'keys',
    record: source,
    at,
    fields,
    otherNames: ['type'],
  });
  if (own === undefined) return found;
  return found.map((judged) =>
    judged.fields === own ? { ...judged, record: pickKeys(judged.record, own, true) } : judged,
  );
}

function objectsOfRules({ entry, rules, at, fields, own }: RuleSet): ContractObject[] {
  if (!isObject(rules)) return [];
  const record = pickKeys(rules, own, false);
  const otherNames = Object.keys(own);
  // The source of an environment shows which names it reads, but not for which types.
  const variants = entry.source ? undefined : entry.contract.ruleVariants;
  return withNested({ entry, part: 'rules', record, at, fields, variants, otherNames });
}

function objectsOfOptions(
  entry: MetricEntry,
  options: PlacedValue | undefined,
  metricAt: Path,
): ContractObject[] {
  const fields = entry.contract.options;
  if (!fields || !options) return [];
  const { value } = options;
  const place = isObject(value)
    ? { record: value, at: options.at }
    : // Without options the problem is reported at the metric itself.
      { record: {}, at: metricAt, belongsAt: options.at };
  return withNested({ entry, part: 'options', ...place, fields, otherNames: [] });
}

function withNested(outer: ContractObject, found: ContractObject[] = []): ContractObject[] {
  found.push(outer);
  for (const name of Object.keys(outer.record)) {
    const value = outer.record[name];
    if (typeof value !== 'object' || !Object.hasOwn(outer.fields, name)) continue;
    const { fields, variants } = outer.fields[name] ?? {};
    if (!fields) continue;
    const { entry, part } = outer;
    const nested = { entry, part, fields, variants, otherNames: [], within: name };
    const place = [...outer.at, name];
    if (isObject(value)) withNested({ ...nested, record: value, at: place }, found);
    if (!Array.isArray(value)) continue;
    for (let index = 0; index < value.length; index++) {
      const record: unknown = value[index];
      if (isObject(record)) withNested({ ...nested, record, at: [...place, index] }, found);
    }
  }
  return found;
}

const findGetter = ({ type }: JsonObject, vocabulary: Vocabulary) =>
  typeof type === 'string' ? findExisting('getter', type, vocabulary) : undefined;

/** What a function takes that the environment does not have says nothing; V01 reports its name. */
function findExisting<Kind extends FunctionKind>(kind: Kind, name: string, vocabulary: Vocabulary) {
  const entry = vocabulary.find(kind, name);
  return entry?.isMissing ? undefined : entry;
}

function pickKeys<Value>(
  record: Readonly<Record<string, Value>>,
  fields: Fields,
  isField: boolean,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(record).filter(([key]) => Object.hasOwn(fields, key) === isField),
  );
}
