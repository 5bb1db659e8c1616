import { type SyntaxNode, withinBrackets } from '#python/syntax-node.ts';
import { assignEach } from '../expressions/assign-targets.ts';
import { type Frame, release, textOf } from '../model/frame.ts';
import { changeVariable } from '../model/change-variable.ts';
import { writeKeys } from '../model/read-key.ts';
import { setVariable, type State } from '../model/state.ts';
import type { Value } from '../model/value.ts';

/** Gives a value to a variable, to each of several, or to a key or attribute. */
export function assign(target: SyntaxNode, value: Value, state: State, frame: Frame): void {
  switch (target.name) {
    case 'VariableName':
      setVariable(state, textOf(target, frame), value);
      if (frame.outer.has(textOf(target, frame)))
        release(value, 'stored in another object', target, frame);
      break;
    case 'TupleExpression':
    case 'ArrayExpression':
    case 'ParenthesizedExpression':
      assignEach(withinBrackets(target), value, state, frame);
      break;
    case 'MemberExpression':
      store(target, value, state, frame);
      break;
  }
}

/** A key that the function writes itself is not one that the task must have. */
function store(target: SyntaxNode, value: Value, state: State, frame: Frame): void {
  const [object, separator, key] = target.children;
  if (!object) return;
  const owner = frame.interpreter.evaluate(object, state, frame);
  release(value, 'stored in another object', target, frame);
  if (separator?.name !== '[' || !key) return;
  const { texts } = frame.interpreter.evaluate(key, state, frame);
  writeKeys(owner, texts, state);
  changeVariable(object, owner, state, frame);
}
