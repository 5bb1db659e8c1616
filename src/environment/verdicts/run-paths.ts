import type { References } from '#environment/digests/names/references.ts';
import { type AstNode, nodesOf } from '#python/abstract/ast-node.ts';
import type { Budget } from '#python/budget.ts';
import { bindMetric } from './bind-metric.ts';
import { callValue } from './calls/evaluate-call.ts';
import { evaluateExpression } from './expressions.ts';
import {
  type Execution,
  NotFollowed,
  PythonError,
  Restart,
  type Situation,
  giveUp,
} from './model/execution.ts';
import { type Scope, type Value, none, numberOf, truthOf } from './model/value.ts';
import { runStatements } from './statements.ts';

/** A metric as it is executed. */
export interface Metric {
  definition: AstNode;
  scope: Scope;
  references: References;
  /** Whether its first argument is an object whose method it is. */
  isMethod: boolean;
  /** The optional rules and options that it was seen to look for. */
  keys: Set<string>;
}

/** What all ways of a metric have in common that give a score. */
export interface Verdict {
  /** The least score. */
  score: number;
  /** The `return` that gives it; undefined for a lambda. */
  node: AstNode | undefined;
  extensions: ReadonlySet<string>;
}

/** More ways than a metric has of which something can be said. */
const mostPaths = 64;
const mostSteps = 2000;

/**
 * What a metric gives on all of its ways; undefined where one of them may give something that is not
 * accepted, or cannot be followed.
 */
export function runPaths(
  metric: Metric,
  situation: Situation,
  shared: Budget,
  isAccepted: (score: number | undefined) => boolean,
): Verdict | undefined {
  const { keys } = metric;
  const extensions = new Set<string>();
  const chosen: boolean[] = [];
  const unstable = new WeakMap<AstNode, Set<string>>();
  let steps = 0;
  let verdict: Verdict | undefined;
  for (let path = 0; path < mostPaths; path++) {
    let index = 0;
    const execution: Execution = {
      situation,
      references: metric.references,
      keys,
      extensions,
      rounds: 0,
      unstable,
      choose() {
        if (index === chosen.length) chosen.push(true);
        return chosen[index++] === true;
      },
      spend() {
        if (++steps > mostSteps || shared.left <= 0) giveUp();
        shared.left--;
      },
      call: (callee, given) => callValue(callee, given, execution),
      evaluate: (node, scope) => evaluateExpression(node, scope, execution),
      run: (statements, scope) => runStatements(statements, scope, execution),
    };
    const outcome = runPath(metric, execution);
    if (!outcome) return undefined;
    if (outcome === 'restart') {
      chosen.length = 0;
      verdict = undefined;
      continue;
    }
    const score = scoreOf(outcome.value);
    if (!isAccepted(score)) return undefined;
    if (!verdict || (score ?? 0) < verdict.score)
      verdict = { score: score ?? 0, node: outcome.node, extensions };
    chosen.length = index;
    while (chosen.at(-1) === false) chosen.pop();
    if (chosen.length === 0) return verdict;
    chosen[chosen.length - 1] = false;
  }
  return undefined;
}

interface Outcome {
  value: Value;
  node: AstNode | undefined;
}

/** Undefined where it cannot be followed. */
function runPath(
  { definition, scope, isMethod }: Metric,
  execution: Execution,
): Outcome | 'restart' | undefined {
  const inner: Scope = { ...scope, variables: new Map(), outer: scope };
  try {
    bindMetric(definition, isMethod, inner, execution);
    if (definition.kind === 'Lambda')
      return { value: execution.evaluate(definition.body, inner), node: undefined };
    const completion = execution.run(nodesOf(definition.body), inner);
    return completion.kind === 'return'
      ? { value: completion.value, node: completion.node }
      : { value: none, node: undefined };
  } catch (error) {
    if (error instanceof PythonError) return { value: none, node: undefined };
    if (error instanceof Restart) return 'restart';
    if (error instanceof NotFollowed) return undefined;
    throw error;
  }
}

/** Undefined where it is not certain; None and False are 0. */
function scoreOf(value: Value): number | undefined {
  const number = numberOf(value);
  if (number !== undefined) return Number.isFinite(number) ? number : undefined;
  return truthOf(value) === false ? 0 : undefined;
}
