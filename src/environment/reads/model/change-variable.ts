import type { SyntaxNode } from '#python/syntax-node.ts';
import { type Frame, textOf } from './frame.ts';
import { setVariable, type State } from './state.ts';
import { changeParts, type Value } from './value.ts';

/** A list or dictionary that is written out has further parts then. */
export function changeVariable(node: SyntaxNode, value: Value, state: State, frame: Frame): void {
  const name = textOf(node, frame);
  const hasParts = value.items ?? value.entries;
  if (hasParts && state.variables.has(name)) setVariable(state, name, changeParts(value));
}
