import { isObject, type JsonObject, withoutKeys } from '#text/json/json-value.ts';
import type { Argument, Field, Fields, MetricContract } from './contract/contract.ts';
import type { VocabularyEntry } from './contract/entry.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The smallest JSON that names a function with all it needs: an entry of `config` for an action, a
 * `result` or `expected` for a getter, an `evaluator` for a metric. Where a contract is not known,
 * it contains the name alone.
 *
 * @param usual the getters that the dataset mostly uses with a metric, for those that the environment lacks.
 */
export function toSnippet(
  entry: VocabularyEntry,
  vocabulary: Vocabulary,
  usual: UsualGetters = {},
): JsonObject {
  if (entry.kind === 'action') {
    return { type: entry.name, parameters: fillRequired(entry.contract.parameters) };
  }
  if (entry.kind === 'getter') {
    const { keys, oneOf = [], example } = entry.contract;
    const chosen = oneOf.flatMap(([first]) => first ?? []);
    return {
      type: entry.name,
      ...(example ? withoutKeys(example, ['type']) : fillRequired(keys, chosen)),
    };
  }
  const evaluator = toEvaluator(entry.name, entry.contract, vocabulary, usual);
  return entry.origin === 'osworld' ? withProductNames(evaluator, vocabulary) : evaluator;
}

function toEvaluator(
  func: string,
  contract: MetricContract,
  vocabulary: Vocabulary,
  usual: UsualGetters,
): JsonObject {
  const { result, expected, rules, options } = contract;
  const settings = fillRequired(options);
  const hasRules = rules !== undefined && Object.keys(rules).length > 0;
  const literal = hasRules ? { type: 'rule', rules: fillRules(rules) } : undefined;
  const unnamed = expected?.required === true ? { type: '' } : undefined;
  const reference = expected?.example ?? literal ?? unnamed;
  const toUsable = (source: JsonObject, name: string | undefined): JsonObject => {
    if (source.type !== '' && !lacks(vocabulary, source.type)) return source;
    const getter = name === undefined ? undefined : vocabulary.find('getter', name);
    return getter ? toSnippet(getter, vocabulary) : { type: '' };
  };
  return {
    func,
    ...(result && { result: toUsable(toSource(result, vocabulary), usual.result) }),
    ...(reference && { expected: toUsable(reference, usual.expected) }),
    ...(Object.keys(settings).length > 0 && { options: settings }),
  };
}

const lacks = (vocabulary: Vocabulary, type: unknown): boolean =>
  typeof type === 'string' && vocabulary.find('getter', type)?.isMissing === true;

/** The getters under the names of the environment that the metric's own name is from. */
function withProductNames(evaluator: JsonObject, vocabulary: Vocabulary): JsonObject {
  const rename = (source: unknown): unknown => {
    if (!isObject(source) || typeof source.type !== 'string') return source;
    const getter = vocabulary.find('getter', source.type);
    return getter?.origin === 'format'
      ? { ...source, type: getter.equivalent ?? source.type }
      : source;
  };
  const { result, expected } = evaluator;
  return {
    ...evaluator,
    ...(result !== undefined && { result: rename(result) }),
    ...(expected !== undefined && { expected: rename(expected) }),
  };
}

/** Without an example of its own an argument is shown as a file of the machine. */
function toSource({ example }: Argument, vocabulary: Vocabulary): JsonObject {
  if (example) return example;
  const file = vocabulary.find('getter', 'vm_file');
  return file ? toSnippet(file, vocabulary) : {};
}

/** Rules of which none is required need one all the same, or nothing would be asked. */
function fillRules(rules: Fields): JsonObject {
  const isAnyRequired = Object.values(rules).some(({ required }) => required);
  return fillRequired(rules, isAnyRequired ? [] : Object.keys(rules).slice(0, 1));
}

function fillRequired(fields: Fields = {}, chosen: readonly string[] = []): JsonObject {
  const due = Object.entries(fields).filter(
    ([name, { required }]) => required === true || chosen.includes(name),
  );
  return Object.fromEntries(due.map(([name, field]) => [name, exampleOf(field)]));
}

/** A value for a field: its own example, or the simplest of its type. */
export function exampleOf({ example, values, default: standard, type, fields }: Field): unknown {
  if (example !== undefined) return example;
  if (values?.[0] !== undefined) return values[0];
  if (standard !== undefined) return standard;
  const [first = 'string'] = typeof type === 'string' ? [type] : (type ?? []);
  if (first === 'object') return fillRequired(fields);
  if (first === 'array of object') return [fillRequired(fields)];
  return emptyValues[first];
}

const emptyValues = {
  any: '',
  string: '',
  integer: 1,
  number: 1,
  boolean: true,
  array: [],
  'array of string': [''],
  'array of integer': [1],
  'array of number': [1],
  'array of array': [[]],
} as const;

interface UsualGetters {
  result?: string | undefined;
  expected?: string | undefined;
}
