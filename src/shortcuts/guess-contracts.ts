import { checkViews } from '#lint/facts/checks/check-views.ts';
import { rulesOf } from '#lint/facts/checks/rules-of.ts';
import { fetches } from '#lint/facts/fetches.ts';
import { setupSteps } from '#lint/facts/setup/setup-steps.ts';
import type { PlacedValue } from '#lint/facts/placed-value.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { isObject, isStringArray, isWebAddress, type JsonObject } from '#text/json/json-value.ts';
import type { Comparison } from '#vocabulary/contract/comparison.ts';
import type { Effect } from '#vocabulary/contract/effect.ts';
import type { Provenance } from '#vocabulary/contract/provenance.ts';
import { isOwnFunction } from '#vocabulary/own-description.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/**
 * The task with what a reader would take its project's own getters and metrics for, by what they are
 * given: a getter with a command prints what it prints, a metric with a list of texts looks for them.
 * Undefined where nothing is to be guessed.
 */
export function guessContracts(task: TaskView): TaskView | undefined {
  const { vocabulary } = task;
  const guesses = new Map<string, Guess>();
  for (const { type, effect, parameters } of setupSteps(task)) {
    if (effect !== undefined || !isOwnFunction(vocabulary.find('action', type))) continue;
    const guess = guessEffect(parameters);
    if (guess) guesses.set(`action ${type}`, { effect: guess });
  }
  for (const { getter, from, source } of fetches(task)) {
    const entry = vocabulary.find('getter', getter);
    if (from !== undefined || !isOwnFunction(entry)) continue;
    const guess = guessProvenance(source);
    if (guess) guesses.set(`getter ${entry?.name ?? getter}`, { from: guess });
  }
  for (const { metric, compares, expected } of checkViews(task)) {
    if (compares !== undefined || !isOwnFunction(vocabulary.find('metric', metric))) continue;
    const guess = guessComparison(expected);
    if (guess) guesses.set(`metric ${metric}`, { compares: guess });
  }
  if (guesses.size === 0) return undefined;
  return { ...task, isGuessed: true, vocabulary: extend(vocabulary, guesses), cache: [] };
}

type Guess = { effect: Effect } | { from: Provenance } | { compares: Comparison };

/** A text for a path of the machine is that of a file. */
function guessEffect({ path, ...others }: JsonObject): Effect | undefined {
  const [text, ...more] = Object.keys(others).filter((key) => texts.has(key));
  if (!isMachinePath(path) || text === undefined || more.length > 0) return undefined;
  return typeof others[text] === 'string' ? { kind: 'create file', path: 'path', text } : undefined;
}

const texts: ReadonlySet<string> = new Set(['body', 'content', 'contents', 'data', 'text']);

function guessProvenance(source: JsonObject): Provenance | undefined {
  const { command, path, dest, rules } = source;
  if (typeof command === 'string' || isStringArray(command)) return { kind: 'command output' };
  if (isWebAddress(path)) return { kind: 'web file', path: 'path', dest: 'dest' };
  if (isMachinePath(path)) {
    return {
      kind: 'machine file',
      path: 'path',
      ...(typeof dest === 'string' && { dest: 'dest' }),
    };
  }
  return isObject(rules) && Object.keys(source).length === 2 ? { kind: 'task file' } : undefined;
}

const isMachinePath = (path: unknown): path is string =>
  typeof path === 'string' && /^(?:[/~]|[a-z]:\\)/i.test(path);

/** By rules with one demand, and at most one of what must not be there. */
function guessComparison(expected: PlacedValue | undefined): Comparison | undefined {
  const rules = Object.entries(rulesOf(expected)?.rules ?? {});
  const [first, ...moreDemands] = rules.filter(([key]) => !forbids.test(key));
  const [ban, ...moreBans] = rules.filter(([key]) => forbids.test(key));
  const [[demand, value], [none, banned]] = [first ?? ['', undefined], ban ?? ['', undefined]];
  if (rules.length === 0 || moreDemands.length + moreBans.length > 0) return undefined;
  if (none !== '' && typeof banned !== 'string' && !isStringArray(banned)) return undefined;
  if (demand === '' || isStringArray(value)) return { kind: 'contains strings', all: demand, none };
  if (none !== '' || typeof value === 'object') return undefined;
  return { kind: 'equal value', value: demand };
}

const forbids =
  /(?:^|_)(?:absent|avoid|banned|excluded?s?|forbid(?:den)?s?|missing|no|none|not|prohibited|unexpect(?:ed)?|without)(?=_|$)/i;

/** The vocabulary with more about a few functions; the rest is looked up when it is asked for. */
function extend(vocabulary: Vocabulary, guesses: ReadonlyMap<string, Guess>): Vocabulary {
  const find = (kind: Parameters<Vocabulary['find']>[0], name: string) => {
    const entry = vocabulary.find(kind, name);
    const guess = guesses.get(`${kind} ${entry?.name ?? name}`);
    if (!guess) return entry;
    const contract = { ...entry?.contract, ...guess };
    return { kind, name, families: [], origin: 'dataset', ...entry, contract };
  };
  // A copy would read the code of the environment, which takes time.
  return Object.create(vocabulary, { find: { value: find } }) as Vocabulary;
}
