import { type NameForLogs, isLogCall } from '#environment/digests/canonical/log-calls.ts';
import { listImported } from '#environment/digests/names/bound-names.ts';
import { type AstNode, fieldText, isAstNode, nodesOf } from '#python/abstract/ast-node.ts';
import { assign } from './assignments.ts';
import { runFor, runWhile } from './loops.ts';
import {
  type Completion,
  type Execution,
  PythonError,
  giveUp,
  next,
  raise,
  test,
} from './model/execution.ts';
import { type Scope, none, some } from './model/value.ts';
import { operate } from './values/operators.ts';

/** Runs statements until one of them leaves the block. */
export function runStatements(
  statements: readonly AstNode[],
  scope: Scope,
  execution: Execution,
): Completion {
  for (const statement of statements) {
    execution.spend();
    const completion = runStatement(statement, scope, execution);
    if (completion.kind !== 'next') return completion;
  }
  return next;
}

function runStatement(node: AstNode, scope: Scope, execution: Execution): Completion {
  const { evaluate, run } = execution;
  switch (node.kind) {
    case 'Return':
      return {
        kind: 'return',
        value: node.value === null ? none : evaluate(node.value, scope),
        node,
      };
    case 'Raise':
      return raise(errorName(node.exc));
    case 'If':
      return run(
        nodesOf(test(evaluate(node.test, scope), execution) ? node.body : node.orelse),
        scope,
      );
    case 'For':
      return runFor(node, scope, execution);
    case 'While':
      return runWhile(node, scope, execution);
    case 'Try':
      return runTry(node, scope, execution);
    case 'With':
      return runWith(node, scope, execution);
    case 'Break':
      return { kind: 'break' };
    case 'Continue':
      return { kind: 'continue' };
    case 'Assert':
      if (!test(evaluate(node.test, scope), execution)) raise('AssertionError');
      return next;
    default:
      runPlain(node, scope, execution);
      return next;
  }
}

/** A statement after which the next one runs. */
function runPlain(node: AstNode, scope: Scope, execution: Execution): void {
  const { evaluate } = execution;
  const { variables } = scope;
  switch (node.kind) {
    case 'Expr':
      if (!isLogCall(node, kindForLogs)) evaluate(node.value, scope);
      return;
    case 'Assign': {
      const value = evaluate(node.value, scope);
      for (const target of nodesOf(node.targets)) assign(target, value, scope, execution);
      return;
    }
    case 'AnnAssign':
      if (isAstNode(node.target) && node.value !== null)
        assign(node.target, evaluate(node.value, scope), scope, execution);
      return;
    case 'AugAssign': {
      if (!isAstNode(node.target)) return;
      const before = evaluate(node.target, scope);
      const value = operate(fieldText(node.op), before, evaluate(node.value, scope), execution);
      assign(node.target, value, scope, execution);
      return;
    }
    case 'Import':
    case 'ImportFrom':
      for (const [name, imported] of listImported(node)) {
        const target = execution.references.resolveImport(scope.module, imported);
        variables.set(name, { is: 'name', target });
      }
      return;
    case 'FunctionDef': {
      const isPlain = nodesOf(node.decorator_list).length === 0;
      variables.set(
        fieldText(node.name),
        isPlain ? { is: 'function', definition: node, scope } : some,
      );
      return;
    }
    case 'ClassDef':
    case 'AsyncFunctionDef':
      variables.set(fieldText(node.name), some);
      return;
    case 'Pass':
      return;
    default:
      giveUp();
  }
}

const kindForLogs = (name: string): NameForLogs => (name === 'print' ? 'built-in' : 'unknown');

/** The class of an error that is raised. */
const errorName = (error: AstNode[string] | undefined): string | undefined => {
  if (!isAstNode(error)) return undefined;
  if (error.kind === 'Call') return errorName(error.func);
  const name = fieldText(error.kind === 'Attribute' ? error.attr : error.id);
  return parents.has(name) ? name : undefined;
};

/** The errors of Python that are told apart, with the classes that they belong to. */
const parents: ReadonlyMap<string, readonly string[]> = new Map([
  ['AssertionError', []],
  ['AttributeError', []],
  ['FileNotFoundError', ['OSError', 'IOError', 'EnvironmentError']],
  ['IndexError', ['LookupError']],
  ['KeyError', ['LookupError']],
  ['NotImplementedError', ['RuntimeError']],
  ['OSError', ['IOError', 'EnvironmentError']],
  ['RuntimeError', []],
  ['TypeError', []],
  ['ValueError', []],
  ['ZeroDivisionError', ['ArithmeticError']],
]);

function runTry(node: AstNode, scope: Scope, execution: Execution): Completion {
  const completion = runHandled(node, scope, execution);
  const last = execution.run(nodesOf(node.finalbody), scope);
  return last.kind === 'next' ? completion() : last;
}

/** What comes after the last block, which runs in any case. */
function runHandled(node: AstNode, scope: Scope, execution: Execution): () => Completion {
  const { run } = execution;
  const settle = (statements: readonly AstNode[]): (() => Completion) => {
    try {
      const completion = run(statements, scope);
      return () => completion;
    } catch (error) {
      if (!(error instanceof PythonError)) throw error;
      return () => {
        throw error;
      };
    }
  };
  try {
    const completion = run(nodesOf(node.body), scope);
    return completion.kind === 'next' ? settle(nodesOf(node.orelse)) : () => completion;
  } catch (error) {
    if (!(error instanceof PythonError)) throw error;
    for (const handler of nodesOf(node.handlers)) {
      if (!catches(handler, error, execution)) continue;
      if (typeof handler.name === 'string')
        scope.variables.set(handler.name, { is: 'some', truth: true, isSafe: true });
      return settle(nodesOf(handler.body));
    }
    return () => {
      throw error;
    };
  }
}

function catches({ type }: AstNode, error: PythonError, { choose }: Execution): boolean {
  if (!isAstNode(type)) return true;
  const types = type.kind === 'Tuple' ? nodesOf(type.elts) : [type];
  const names = types.map((one) => fieldText(one.kind === 'Attribute' ? one.attr : one.id));
  if (names.some((name) => name === 'Exception' || name === 'BaseException')) return true;
  if (error.type === undefined) return choose();
  const classes = [error.type, ...(parents.get(error.type) ?? [])];
  return names.some((name) => classes.includes(name));
}

function runWith(node: AstNode, scope: Scope, execution: Execution): Completion {
  for (const item of nodesOf(node.items)) {
    const { context_expr: context, optional_vars: target } = item;
    const called = isAstNode(context) && isAstNode(context.func) ? context.func : undefined;
    // It would swallow errors.
    if (/suppress|raises/.test(fieldText(called?.attr ?? called?.id))) giveUp();
    const value = execution.evaluate(context, scope);
    if (isAstNode(target)) assign(target, value, scope, execution);
  }
  return execution.run(nodesOf(node.body), scope);
}
