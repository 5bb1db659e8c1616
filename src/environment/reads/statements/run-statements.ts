import {
  definedName,
  findChild,
  findChildren,
  splitAtCommas,
  statementsOf,
  type SyntaxNode,
} from '#python/syntax-node.ts';
import { importedNames } from '#environment/modules/import-names.ts';
import { assignTargets } from '../expressions/assign-targets.ts';
import { runMatch, runTry } from './branches.ts';
import { defineInner, evaluateList } from '../expressions/evaluate.ts';
import { type Frame, release, textOf } from '../model/frame.ts';
import { runAssert, runIf } from './if-statement.ts';
import { toValue } from '../members/look-up.ts';
import { runFor, runWhile } from './loops.ts';
import { copyState, mergeStates, setVariable, type State } from '../model/state.ts';
import { spend } from '../model/steps.ts';
import { union, unknown, type Value } from '../model/value.ts';

/** Follows statements in order, until no path leads on. */
export function run(
  statements: readonly SyntaxNode[],
  state: State,
  frame: Frame,
): State | undefined {
  let current: State | undefined = state;
  for (const statement of statements) {
    if (!current) return current;
    spend(current.variables.size + current.certain.size);
    current = runStatement(statement, current, frame);
  }
  return current;
}

function runStatement(node: SyntaxNode, state: State, frame: Frame): State | undefined {
  switch (node.name) {
    case 'AssignStatement':
      runAssignment(node, state, frame);
      return state;
    case 'UpdateStatement':
      runUpdate(node, state, frame);
      return state;
    case 'IfStatement':
      return runIf(node, state, frame);
    case 'ForStatement':
      return runFor(node, state, frame);
    case 'WhileStatement':
      return runWhile(node, state, frame);
    case 'TryStatement':
      return runTry(node, state, frame);
    case 'MatchStatement':
      return runMatch(node, state, frame);
    case 'WithStatement':
      return runWith(node, state, frame);
    case 'ReturnStatement':
      runReturn(node, state, frame);
      return undefined;
    case 'RaiseStatement':
      for (const child of node.children) frame.interpreter.evaluate(child, state, frame);
      return undefined;
    case 'AssertStatement':
      runAssert(node, state, frame);
      return state;
    case 'BreakStatement':
      frame.loops.at(-1)?.left.push(state);
      return undefined;
    case 'ContinueStatement':
      frame.loops.at(-1)?.continued.push(state);
      return undefined;
    case 'ScopeStatement':
      for (const name of findChildren(node, 'VariableName')) frame.outer.add(textOf(name, frame));
      return state;
    case 'FunctionDefinition':
      defineFunction(node, state, frame);
      return state;
    case 'DecoratedStatement':
    case 'ClassDefinition':
      for (const inner of innerFunctions(node)) defineFunction(inner, state, frame);
      return state;
    case 'ImportStatement':
      for (const [name, binding] of importedNames(node, frame.module.source.text).names) {
        if (binding.kind !== 'import') continue;
        const found = frame.resolver.resolveImport(frame.module, binding.from, binding.name);
        setVariable(state, name, toValue(found, frame.resolver));
      }
      return state;
    default:
      for (const child of node.children) frame.interpreter.evaluate(child, state, frame);
      return state;
  }
}

function runAssignment(node: SyntaxNode, state: State, frame: Frame): void {
  const groups: SyntaxNode[][] = [[]];
  for (const child of node.children) {
    if (child.name === 'AssignOp') groups.push([]);
    else if (child.name !== 'TypeDef') groups.at(-1)?.push(child);
  }
  const written = splitAtCommas(groups.pop() ?? []);
  if (groups.length === 0) return;
  const value = evaluateRight(written, state, frame);
  for (const targets of groups) assignTargets(targets, value, state, frame);
}

function evaluateRight(
  parts: readonly (readonly SyntaxNode[])[],
  state: State,
  frame: Frame,
): Value {
  const [[first, ...others] = []] = parts;
  return parts.length === 1 && first && others.length === 0
    ? frame.interpreter.evaluate(first, state, frame)
    : evaluateList(parts, state, frame);
}

function runUpdate(node: SyntaxNode, state: State, frame: Frame): void {
  const [target] = node.children;
  const written = node.children.at(-1);
  if (!target || !written) return;
  const before = frame.interpreter.evaluate(target, state, frame);
  const value = frame.interpreter.evaluate(written, state, frame);
  if (target.name !== 'VariableName') return;
  const isNumber = before.isNumber && value.isNumber;
  frame.interpreter.assign(
    target,
    isNumber ? before : { ...union(before, value), isMixed: true, isMade: true },
    state,
    frame,
  );
}

function runReturn(node: SyntaxNode, state: State, frame: Frame): void {
  const parts = splitAtCommas(node.children.slice(1));
  frame.tail =
    parts.length === 1 && !node.children.some(({ name }) => name === ',')
      ? node.children[1]
      : undefined;
  const value = parts.length === 0 ? undefined : evaluateRight(parts, state, frame);
  const returned = parts.length > 1 ? node : parts[0]?.at(-1);
  const isFailure = frame.isFailure(returned, frame);
  if (value && frame.callers.length === 0) release(value, 'returned', node, frame);
  if (value && !isFailure) frame.returned = frame.returned ? union(frame.returned, value) : value;
  if (!isFailure) frame.exits.push(state);
}

/** Contexts that swallow what fails within them, by their names. */
const swallowing = /(?:suppress|ignor|swallow)\w{0,60}\(/i;

function runWith(node: SyntaxNode, state: State, frame: Frame): State | undefined {
  const body = findChild(node, 'Body');
  const head = node.children.filter((child) => child !== body);
  head.forEach((child, index) => {
    if (head[index - 1]?.name === 'as') frame.interpreter.assign(child, unknown, state, frame);
    else frame.interpreter.evaluate(child, state, frame);
  });
  const before = copyState(state);
  const after = body ? frame.interpreter.run(statementsOf(body), state, frame) : state;
  const isSwallowing = head.some((child) => swallowing.test(textOf(child, frame)));
  return isSwallowing ? mergeStates([before, after]) : after;
}

function defineFunction(definition: SyntaxNode, state: State, frame: Frame): void {
  const name = definedName(definition, frame.module.source.text);
  if (name !== '') setVariable(state, name, defineInner(name, definition, state, frame));
}

function innerFunctions(node: SyntaxNode): SyntaxNode[] {
  if (node.name === 'DecoratedStatement') return findChildren(node, 'FunctionDefinition');
  const body = findChild(node, 'Body');
  return body
    ? statementsOf(body).flatMap((child) => (child.name === 'FunctionDefinition' ? [child] : []))
    : [];
}
