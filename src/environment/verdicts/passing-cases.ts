import type { References } from '#environment/digests/names/references.ts';
import type { PythonModule } from '#environment/modules/python-module.ts';
import { toDefinition } from '#python/abstract/abstract-syntax.ts';
import type { Budget } from '#python/budget.ts';
import type { SyntaxNode } from '#python/syntax-node.ts';
import {
  type PassingCase,
  type ResultCase,
  resultCases,
} from '#vocabulary/contract/passing-case.ts';
import type { Situation } from './model/execution.ts';
import { lineOfReturn } from './return-lines.ts';
import { type Metric, type Verdict, runPaths } from './run-paths.ts';

/** A metric in the source. */
export interface MetricSource {
  module: PythonModule;
  definition: SyntaxNode;
  /** Whether its first argument is an object whose method it is. */
  isMethod: boolean;
}

/** The results with which a metric passes on all of its ways, although they show no work. */
export function findPassingCases(
  source: MetricSource,
  references: References,
  shared: Budget,
): PassingCase[] {
  const { module, definition: node, isMethod } = source;
  const definition = toDefinition(node, [], module.source.text);
  const keys = new Set<string>();
  const metric: Metric = {
    definition,
    scope: { module, variables: new Map(), depth: 0 },
    references,
    isMethod,
    keys,
  };
  const run: Run = (situation) => runPaths(metric, situation, shared, passes);
  const find = (result: ResultCase): PassingCase[] =>
    listStarts(result, keys, run).map((start) => {
      const { situation, verdict } = reduce(start, run);
      const line = lineOfReturn(verdict.node, definition, source);
      return toCase(situation, verdict, { file: module.path, line });
    });
  const cases = withoutRepeated(resultCases.flatMap(find));
  const isFailed = (result: ResultCase) =>
    runPaths(metric, { result, absent: new Set(), given: new Set() }, shared, fails) !== undefined;
  // What passes only without anything asks for its absence.
  const isAbsence = cases.some(isEmpty) && (isFailed('something') || isFailed('any file'));
  return isAbsence ? cases.filter((one) => !isEmpty(one)) : cases;
}

const isEmpty = ({ result }: PassingCase): boolean => empties.has(result);
const empties: ReadonlySet<ResultCase> = new Set([
  'none',
  'empty text',
  'empty list',
  'empty file',
  'absent file',
]);

const passes = (score: number | undefined): boolean => score !== undefined && score > 0;
const fails = (score: number | undefined): boolean => score !== undefined && score <= 0;

type Run = (situation: Situation) => Verdict | undefined;

interface Passed {
  situation: Situation;
  verdict: Verdict;
}

/** More rules than these are not tried one by one. */
const mostKeys = 8;

/** The situations in which it passes: without all that is optional, with one rule of them, or with all but one. */
function listStarts(result: ResultCase, keys: ReadonlySet<string>, run: Run): Passed[] {
  const passed: Passed[] = [];
  const attempt = (absent: readonly string[], given: readonly string[]) => {
    const situation = { result, absent: new Set(absent), given: new Set(given) };
    const verdict = run(situation);
    if (verdict) passed.push({ situation, verdict });
  };
  for (let count = -1; count < keys.size && passed.length === 0;) {
    count = keys.size;
    attempt([...keys], []);
  }
  const rules = [...keys].filter((key) => key.startsWith('rules.')).slice(0, mostKeys);
  for (const key of rules) {
    const others = [...keys].filter((other) => other !== key);
    attempt(others, [key]);
    const otherRules = rules.filter((other) => other !== key);
    if (otherRules.length > 1)
      attempt(
        [...keys].filter((other) => !otherRules.includes(other)),
        otherRules,
      );
  }
  return passed;
}

/** Leaves out of a situation what makes no difference. */
function reduce({ situation, verdict }: Passed, run: Run): Passed {
  let least = { situation, verdict };
  for (const part of ['absent', 'given'] as const) {
    for (const key of situation[part]) {
      const rest = new Set(least.situation[part]);
      rest.delete(key);
      const smaller = { ...least.situation, [part]: rest };
      const verdictThen = run(smaller);
      if (verdictThen) least = { situation: smaller, verdict: verdictThen };
    }
  }
  return least;
}

const toCase = (
  { result, absent, given }: Situation,
  { score, extensions }: Verdict,
  at: { file: string; line: number },
): PassingCase => ({
  result,
  at,
  ...(score < 1 && { score }),
  ...(absent.size > 0 && { without: [...absent].sort() }),
  ...(given.size > 0 && { given: [...given].sort() }),
  ...(extensions.size > 0 && { extensions: [...extensions].sort() }),
});

/** Of two cases of which one says more, only that one. */
function withoutRepeated(cases: readonly PassingCase[]): PassingCase[] {
  const kept: PassingCase[] = [];
  for (const next of cases) if (!kept.some((other) => implies(other, next))) kept.push(next);
  return kept.filter((one) => !kept.some((other) => other !== one && implies(other, one)));
}

const implies = (wider: PassingCase, other: PassingCase): boolean =>
  isWithin(wider.result, other.result) &&
  isPart(wider.without, other.without) &&
  isPart(wider.given, other.given) &&
  (wider.extensions === undefined || wider.result !== other.result);

const isWithin = (wider: ResultCase, result: ResultCase): boolean =>
  wider === result || narrower[wider]?.includes(result) === true;

/** What else passes where a result passes. */
const narrower: Readonly<Partial<Record<ResultCase, readonly ResultCase[]>>> = {
  anything: resultCases,
  something: ['any file', 'absent file', 'empty file'],
  'any file': ['empty file'],
};

const isPart = (part: readonly string[] = [], whole: readonly string[] = []): boolean =>
  part.every((key) => whole.includes(key));
