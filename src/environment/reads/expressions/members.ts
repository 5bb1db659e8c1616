import type { SyntaxNode } from '#python/syntax-node.ts';
import { type Frame, textOf } from '../model/frame.ts';
import { memberOf } from '../members/member-of.ts';
import { openForAnyKey, readIndex } from '../model/read-key.ts';
import type { State } from '../model/state.ts';
import { unknown, type Value } from '../model/value.ts';

/** Methods of a dictionary that give its values. */
const reading = /^(?:get|pop|popitem|setdefault|items|values|__contains__|__getitem__)$/;

/** `x.name`, `x["k"]`, `x[0]` or `x[1:]`. */
export function evaluateMember(node: SyntaxNode, state: State, frame: Frame): Value {
  const [object, separator, ...inner] = node.children;
  if (!object || !separator) return unknown;
  const owner = frame.interpreter.evaluate(object, state, frame);
  const [first] = inner;
  if (separator.name === '.') {
    if (!first) return unknown;
    const name = textOf(first, frame);
    // A method that is not called at once may be called with any key.
    if (reading.test(name)) for (const place of owner.places) openForAnyKey(place, node, frame);
    return memberOf(owner, textOf(object, frame), name, frame);
  }
  const index = inner.filter(({ name }) => name !== ']');
  const values = index.map((part) => frame.interpreter.evaluate(part, state, frame));
  // A part of a list has some of its elements.
  if (index.some(({ name }) => name === ':')) return { ...owner, isMixed: true, isMade: true };
  const [key] = values;
  return values.length === 1 && key ? readIndex(owner, key, { node, state, frame }) : unknown;
}
