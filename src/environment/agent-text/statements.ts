import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  nodesOf,
  toList,
} from '#python/abstract/ast-node.ts';
import { listImported } from '../digests/names/bound-names.ts';
import { assign, variablesIn, writeTo } from './assign.ts';
import { addValues } from './evaluate.ts';
import { type Frame, surroundingsOf } from './model/frame.ts';
import { lookUpImport } from './names.ts';
import { enter, runIf, runLoop, runMatch, runTry } from './paths.ts';
import { copyState } from './model/state.ts';
import { elementOf, joinValues, nothing, type Value } from './model/value.ts';

/** Follows statements along all of their paths. */
export function run(statements: readonly AstNode[], frame: Frame): void {
  for (const statement of statements) {
    if (frame.state.isDead || frame.context.budget.left <= 0) return;
    runStatement(statement, frame);
  }
}

function runStatement(node: AstNode, frame: Frame): void {
  const of = (value: AstValue | undefined) => frame.context.evaluate(value, frame);
  switch (node.kind) {
    case 'Expr':
      of(node.value);
      return;
    case 'Assign': {
      const value = of(node.value);
      for (const target of toList(node.targets)) assign(target, value, frame);
      return;
    }
    case 'AnnAssign':
      if (node.value !== null) assign(node.target, of(node.value), frame);
      return;
    case 'AugAssign':
      runUpdate(node, frame);
      return;
    case 'Return':
      frame.returned = joinValues(of(node.value), frame.returned);
      frame.state.isDead = true;
      return;
    case 'Raise':
      frame.state.isDead = true;
      return;
    case 'Break':
    case 'Continue':
      frame.exits.at(-1)?.push(copyState(frame.state));
      frame.state.isDead = true;
      return;
    case 'Assert':
      enter(node.test, true, frame);
      return;
    case 'If':
      runIf(node, frame);
      return;
    case 'For':
    case 'AsyncFor':
      runLoop(
        node,
        () => {
          assign(node.target, elementOf(of(node.iter)), frame);
        },
        frame,
      );
      return;
    case 'While':
      runLoop(
        node,
        () => {
          enter(node.test, true, frame);
        },
        frame,
      );
      return;
    case 'Try':
    case 'TryStar':
      runTry(node, frame);
      return;
    case 'With':
    case 'AsyncWith':
      for (const item of nodesOf(node.items)) {
        const value = of(item.context_expr);
        const files = isOpening(item.context_expr) ? value.files : undefined;
        if (item.optional_vars)
          assign(item.optional_vars, files ? { ...value, files } : value, frame);
      }
      frame.context.run(nodesOf(node.body), frame);
      return;
    case 'Match':
      runMatch(node, frame);
      return;
    case 'FunctionDef':
    case 'AsyncFunctionDef':
      defineFunction(node, frame);
      return;
    case 'Import':
    case 'ImportFrom':
      runImport(node, frame);
  }
}

const isOpening = (node: AstValue | undefined): boolean => isAstNode(node) && node.kind === 'Call';

function runUpdate({ target, value }: AstNode, frame: Frame): void {
  const [before, added] = [target, value].map((node) => frame.context.evaluate(node, frame));
  if (isAstNode(target) && target.kind === 'Name')
    assign(target, addValues(before ?? nothing, added ?? nothing), frame);
  else for (const name of variablesIn(target)) writeTo(name, added ?? nothing, frame);
}

/** A function within another one may be called by what it is handed to. */
function defineFunction(node: AstNode, frame: Frame): void {
  const value: Value = {
    traces: 0,
    meaning: { kind: 'local', definition: node, state: frame.state, around: surroundingsOf(frame) },
  };
  frame.state.values.set(fieldText(node.name), value);
}

function runImport(node: AstNode, frame: Frame): void {
  for (const [name, { level, module, name: imported }] of listImported(node)) {
    const from = { levels: level, parts: module === '' ? [] : module.split('.') };
    frame.state.values.set(name, lookUpImport(frame.module, from, imported, frame));
  }
}
