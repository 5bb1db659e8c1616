import { checkViews } from '#lint/facts/checks/check-views.ts';
import { rulesOf } from '#lint/facts/checks/rules-of.ts';
import { fetches } from '#lint/facts/fetches.ts';
import type { PlacedValue } from '#lint/facts/placed-value.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { isObject, isStringArray, isWebAddress, type JsonObject } from '#text/json/json-value.ts';
import type { Comparison } from '#vocabulary/contract/comparison.ts';
import type { Origin, VocabularyEntry } from '#vocabulary/contract/entry.ts';
import type { Provenance } from '#vocabulary/contract/provenance.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/**
 * The task with what a reader would take its project's own getters and metrics for, by what they are
 * given: a getter with a command prints what it prints, a metric with a list of texts looks for them.
 * Undefined where nothing is to be guessed.
 */
export function guessContracts(task: TaskView): TaskView | undefined {
  const { vocabulary } = task;
  const getters = new Map<string, Provenance>();
  for (const { getter, from, source } of fetches(task)) {
    if (from !== undefined || !isOwn(vocabulary.find('getter', getter))) continue;
    const guess = guessProvenance(source);
    if (guess) getters.set(getter, guess);
  }
  const metrics = new Map<string, Comparison>();
  for (const { metric, compares, expected } of checkViews(task)) {
    if (compares !== undefined || !isOwn(vocabulary.find('metric', metric))) continue;
    const guess = guessComparison(expected);
    if (guess) metrics.set(metric, guess);
  }
  if (getters.size + metrics.size === 0) return undefined;
  return { ...task, vocabulary: extend(vocabulary, getters, metrics), cache: [] };
}

const isOwn = (entry: VocabularyEntry | undefined): boolean =>
  entry === undefined || ownOrigins.has(entry.origin);

const ownOrigins: ReadonlySet<Origin> = new Set(['dataset', 'environment']);

function guessProvenance(source: JsonObject): Provenance | undefined {
  const { command, path, dest, rules } = source;
  if (typeof command === 'string' || isStringArray(command)) return { kind: 'command output' };
  if (isWebAddress(path)) return { kind: 'web file', path: 'path', dest: 'dest' };
  if (typeof path === 'string' && /^(?:[/~]|[a-z]:\\)/i.test(path)) {
    return {
      kind: 'machine file',
      path: 'path',
      ...(typeof dest === 'string' && { dest: 'dest' }),
    };
  }
  return isObject(rules) && Object.keys(source).length === 2 ? { kind: 'task file' } : undefined;
}

/** By rules with one demand, and at most one of what must not be there. */
function guessComparison(expected: PlacedValue | undefined): Comparison | undefined {
  const rules = Object.entries(rulesOf(expected)?.rules ?? {});
  const [[demand = '', value] = [], ...moreDemands] = rules.filter(([key]) => !forbids.test(key));
  const [[none = ''] = [], ...moreBans] = rules.filter(([key]) => forbids.test(key));
  if (rules.length === 0 || moreDemands.length + moreBans.length > 0) return undefined;
  if (demand === '' || isStringArray(value)) return { kind: 'contains strings', all: demand, none };
  if (none !== '' || typeof value === 'object') return undefined;
  return { kind: 'equal value', value: demand };
}

const forbids =
  /(?:^|_)(?:absent|avoid|banned|excluded?s?|forbid(?:den)?s?|missing|no|none|not|prohibited|unexpect(?:ed)?|without)(?=_|$)/i;

/** The vocabulary with more about a few functions; the rest is looked up when it is asked for. */
function extend(
  vocabulary: Vocabulary,
  getters: ReadonlyMap<string, Provenance>,
  metrics: ReadonlyMap<string, Comparison>,
): Vocabulary {
  const find = (kind: Parameters<Vocabulary['find']>[0], name: string) => {
    const entry = vocabulary.find(kind, name);
    const from = kind === 'getter' ? getters.get(entry?.name ?? name) : undefined;
    const compares = kind === 'metric' ? metrics.get(name) : undefined;
    if (!from && !compares) return entry;
    const contract = { ...entry?.contract, ...(from && { from }), ...(compares && { compares }) };
    return { kind, name, families: [], origin: 'dataset', ...entry, contract };
  };
  // A copy would read the code of the environment, which takes time.
  return Object.create(vocabulary, { find: { value: find } }) as Vocabulary;
}
