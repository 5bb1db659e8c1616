import { splitAtCommas, type SyntaxNode } from '#python/syntax-node.ts';
import type { Frame } from '../model/frame.ts';
import type { State } from '../model/state.ts';
import { oneOf, unknown, type Value } from '../model/value.ts';

/** Gives a value to `a`, or its elements to `a, (b, *c)`. */
export function assignTargets(
  targets: readonly SyntaxNode[],
  value: Value,
  state: State,
  frame: Frame,
): void {
  const [only, ...others] = targets;
  if (only && others.length === 0) frame.interpreter.assign(only, value, state, frame);
  else assignEach(targets, value, state, frame);
}

/** `a, *b, c = value` */
export function assignEach(
  targets: readonly SyntaxNode[],
  value: Value,
  state: State,
  frame: Frame,
): void {
  const parts = splitAtCommas(targets);
  const isSpread = parts.some(([first]) => first?.name === '*');
  parts.forEach((part, index) => {
    const target = part.at(-1);
    if (!target) return;
    const element = isSpread ? undefined : value.items?.[index];
    const own = element ?? (value.items && !isSpread ? unknown : oneOf(value));
    const list = { ...unknown, each: own };
    frame.interpreter.assign(target, part[0]?.name === '*' ? list : own, state, frame);
  });
}
