import {
  splitAtCommas,
  statementsOf,
  type SyntaxNode,
  withinBrackets,
} from '#python/syntax-node.ts';
import { stringValue } from '#python/string-value.ts';
import { runFor, runMatch, runWhile, runWith } from './blocks.ts';
import { runIf, runTry } from './branches.ts';
import { type Frame, nothing, partAt, type Value } from './model.ts';
import { applyPresence, presenceOf } from './presence.ts';
import { addCertain, copyState, isField, record, textOf, union } from './state.ts';
import { escapeWhole, heldOf } from './parts.ts';

/** Follows statements in order; whether a path leads on. */
export function runStatements(statements: readonly SyntaxNode[], frame: Frame): boolean {
  return statements.every((statement) => runStatement(statement, frame));
}

const runBody = (body: SyntaxNode, frame: Frame): boolean =>
  runStatements(statementsOf(body), frame);

function runStatement(node: SyntaxNode, frame: Frame): boolean {
  switch (node.name) {
    case 'AssignStatement':
      runAssignment(node, frame);
      return true;
    case 'UpdateStatement':
      runUpdate(node, frame);
      return true;
    case 'IfStatement':
      return runIf(node, frame, runBody);
    case 'TryStatement':
      return runTry(node, frame, runBody);
    case 'ForStatement':
      return runFor(node, frame, runBody);
    case 'WhileStatement':
      return runWhile(node, frame, runBody);
    case 'MatchStatement':
      return runMatch(node, frame, runBody);
    case 'WithStatement':
      return runWith(node, frame, runBody);
    case 'ReturnStatement':
      runReturn(node, frame);
      return false;
    case 'RaiseStatement':
      for (const child of node.children) frame.evaluate(child, frame);
      return false;
    case 'BreakStatement':
    case 'ContinueStatement':
      frame.loops.at(-1)?.push(copyState(frame.state));
      return false;
    case 'AssertStatement': {
      const [, condition] = node.children;
      if (condition) runAssert(condition, frame);
      return true;
    }
    case 'FunctionDefinition':
    case 'ClassDefinition':
    case 'DecoratedStatement':
    case 'ImportStatement':
      return true;
    default:
      for (const child of node.children) frame.evaluate(child, frame);
      return true;
  }
}

function runAssert(condition: SyntaxNode, frame: Frame): void {
  frame.evaluate(condition, frame);
  const { absent } = presenceOf(condition, false, frame);
  for (const path of absent) if (isField(path)) addCertain(frame, path);
  applyPresence(presenceOf(condition, true, frame), frame);
}

function runAssignment(node: SyntaxNode, frame: Frame): void {
  const groups: SyntaxNode[][] = [[]];
  for (const child of node.children) {
    if (child.name === 'AssignOp') groups.push([]);
    else if (child.name !== 'TypeDef') groups.at(-1)?.push(child);
  }
  const written = splitAtCommas(groups.pop() ?? []);
  const values = written.map((part) => {
    const last = part.at(-1);
    return last ? frame.evaluate(last, frame) : nothing;
  });
  for (const targets of groups) {
    const parts = splitAtCommas(targets);
    if (parts.length === values.length)
      parts.forEach(([target], index) => {
        if (target) frame.assign(target, values[index] ?? nothing, frame);
      });
    else for (const [target] of parts) if (target) frame.assign(target, nothing, frame);
  }
}

/** Gives a value to a variable or to an attribute of `self`. */
export function assign(target: SyntaxNode, value: Value, frame: Frame): void {
  const { world, unit, state } = frame;
  const name = textOf(target, frame);
  if (target.name === 'VariableName') {
    const isSeed = world.seeds.get(unit)?.has(name) ?? false;
    state.variables.set(name, isSeed && value.length === 0 ? [partAt('')] : value);
    return;
  }
  if (target.name === 'TupleExpression' || target.name === 'ParenthesizedExpression') {
    for (const [inner] of splitAtCommas(withinBrackets(target)))
      if (inner) assign(inner, nothing, frame);
    return;
  }
  if (target.name === 'MemberExpression') assignMember(target, value, frame);
}

function assignMember(target: SyntaxNode, value: Value, frame: Frame): void {
  const { world, unit } = frame;
  const [object, separator, key] = target.children;
  if (!object || !key) return;
  const isOfSelf = separator?.name === '.' && textOf(object, frame) === unit.parameters[0];
  if (isOfSelf && unit.isBound && unit.family && !frame.isPeeking) {
    const attributes = world.attributes.get(unit.family) ?? new Map<string, Value>();
    const property = textOf(key, frame);
    const before = attributes.get(property) ?? nothing;
    const after = union(before, value);
    if (after.length !== before.length) world.isChanged = true;
    attributes.set(property, after);
    world.attributes.set(unit.family, attributes);
  } else if (separator?.name === '.') {
    escapeWhole(value, target, frame);
  } else {
    const owner = frame.evaluate(object, frame);
    if (stringValue(key, frame.text) === undefined) frame.evaluate(key, frame);
    if (!owner.some(({ path }) => path === '')) escapeWhole(value, target, frame);
  }
}

function runUpdate(node: SyntaxNode, frame: Frame): void {
  const [target] = node.children;
  const written = node.children.at(-1);
  if (!target || !written) return;
  const value = frame.evaluate(written, frame);
  for (const { path, isHeld } of value)
    if (isField(path) && !isHeld)
      record(frame, node, { kind: 'given', path, to: `${textOf(target, frame)}.extend` });
  if (target.name !== 'VariableName') return;
  const before = frame.state.variables.get(textOf(target, frame)) ?? nothing;
  frame.assign(target, union(before, value), frame);
}

function runReturn(node: SyntaxNode, frame: Frame): void {
  const { world, unit } = frame;
  const parts = splitAtCommas(node.children.slice(1));
  const values = parts.map((part) => {
    const last = part.at(-1);
    return last ? frame.evaluate(last, frame) : nothing;
  });
  const [first = nothing] = values;
  const value = values.length > 1 ? values.flatMap(heldOf) : first;
  if (!frame.isPeeking) {
    const before = world.returned.get(unit) ?? nothing;
    const after = union(before, value);
    if (after.length !== before.length) world.isChanged = true;
    world.returned.set(unit, after);
    frame.exits.push(new Set(frame.state.certain));
  }
}
