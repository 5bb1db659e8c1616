import { findChild, nodesWithin, statementsOf, type SyntaxNode } from '#python/syntax-node.ts';
import { bind, type Bound, isKeyValue, type Search } from './search.ts';
import { truthOf } from './truth.ts';

/** Whether a metric may return something else than zero where no text is in its result. */
export function mayPass(definition: SyntaxNode, search: Search): boolean {
  const body = findChild(definition, 'Body');
  return !body || run(body, search, new Map()).passes;
}

interface Outcome {
  /** Whether it may return something else than zero. */
  passes: boolean;
  /** Whether what comes after it may run. */
  ends: boolean;
}

function run(body: SyntaxNode, search: Search, bound: Bound): Outcome {
  for (const statement of statementsOf(body)) {
    const { passes, ends } = runStatement(statement, search, bound);
    if (passes || !ends) return { passes, ends };
  }
  return { passes: false, ends: true };
}

function runStatement(node: SyntaxNode, search: Search, bound: Bound): Outcome {
  switch (node.name) {
    case 'ReturnStatement': {
      const [, value, ...others] = node.children;
      const fails = others.length === 0 && (!value || truthOf(value, search, bound) === false);
      return { passes: !fails, ends: false };
    }
    case 'RaiseStatement':
      return { passes: false, ends: false };
    case 'IfStatement':
      return runIf(node, search, bound);
    case 'ForStatement':
      return runFor(node, search, bound);
    case 'FunctionDefinition':
    case 'ClassDefinition':
      return { passes: false, ends: true };
    default:
      return runBodies(node, search, bound);
  }
}

/** Any other statement may run each of its bodies, or none. */
function runBodies({ name, children }: SyntaxNode, search: Search, bound: Bound): Outcome {
  const bodies = children.filter((child) => child.name === 'Body' || child.name === 'MatchBody');
  const outcomes = bodies.map((body) => run(body, search, bound));
  const isOpen = bodies.some((body) => body.name === 'MatchBody');
  return {
    passes: isOpen || outcomes.some(({ passes }) => passes),
    ends: name !== 'TryStatement' || outcomes.some(({ ends }) => ends),
  };
}

function runIf({ children }: SyntaxNode, search: Search, bound: Bound): Outcome {
  let ends = false;
  for (const [index, { name }] of children.entries()) {
    if (name !== 'if' && name !== 'elif' && name !== 'else') continue;
    const condition = name === 'else' ? undefined : children[index + 1];
    const body = children.slice(index + 1).find((child) => child.name === 'Body');
    const truth = condition ? truthOf(condition, search, bound) : true;
    if (truth === false || !body) continue;
    const outcome = run(body, search, bound);
    if (outcome.passes) return outcome;
    ends ||= outcome.ends;
    if (truth === true) return { passes: false, ends };
  }
  return { passes: false, ends: true };
}

function runFor({ children }: SyntaxNode, search: Search, bound: Bound): Outcome {
  const [, variable, word, list] = children;
  const bodies = children.filter(({ name }) => name === 'Body');
  const isOfKey = word?.name === 'in' && list !== undefined && isKeyValue(list, search, bound);
  const inner = variable ? bind(variable, isOfKey, search, bound) : bound;
  const outcomes = bodies.map((body) => run(body, search, inner));
  return {
    passes: outcomes.some(({ passes }) => passes),
    ends: !isOfKey || isCutShort(bodies) || outcomes[0]?.ends !== false,
  };
}

/** Whether a loop may pass over a part of its body. */
const isCutShort = (bodies: readonly SyntaxNode[]): boolean =>
  bodies.some((body) => [...nodesWithin(body)].some(({ name }) => skips.has(name)));

const skips = new Set(['BreakStatement', 'ContinueStatement']);
