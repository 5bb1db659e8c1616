import type { SyntaxNode } from '../../python/syntax-node.ts';
import type { Frame, Interpreter } from '../model/frame.ts';
import type { State } from '../model/state.ts';
import { iterate, unknown, type Value } from '../model/value.ts';

/** `for a, (b, c) in …` */
export function assignTargets(
  targets: readonly SyntaxNode[],
  value: Value,
  state: State,
  frame: Frame,
  interpreter: Interpreter,
): void {
  const named = targets.filter(({ name }) => name !== ',');
  const [only] = named;
  if (!only) return;
  if (named.length === 1 && targets.length === 1) {
    interpreter.assign(only, value, state, frame);
    return;
  }
  named.forEach((target, index) => {
    interpreter.assign(target, value.items?.[index] ?? elementFor(value), state, frame);
  });
}

const elementFor = (value: Value): Value => (value.items ? unknown : iterate(value));
