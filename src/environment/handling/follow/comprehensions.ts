import { type SyntaxNode, withinBrackets } from '#python/syntax-node.ts';
import { type Frame, nothing, type Value } from './model.ts';
import { assignLoop } from './loop-targets.ts';
import { heldOf } from './parts.ts';
import { applyPresence, presenceOf } from './presence.ts';
import { inBranch, textOf, unionAll } from './state.ts';

/** `[a for b in c if d]`; a dictionary that is made of all entries of another is a copy. */
export function evaluateComprehension(node: SyntaxNode, frame: Frame): Value {
  const parts = withinBrackets(node);
  const start = parts.findIndex(({ name }) => name === 'for' || name === 'async');
  const [value] = inBranch(frame, frame.state, () => {
    const copied: Value[] = [];
    for (let index = Math.max(start, 0); index < parts.length; index++) {
      const word = parts[index]?.name;
      if (word === 'for') {
        const within = parts.findIndex(({ name }, at) => at > index && name === 'in');
        const source = parts[within + 1];
        if (within === -1 || !source) break;
        const isOfEntries = textOf(source, frame).endsWith('.items()');
        if (node.name === 'DictionaryComprehensionExpression' && isOfEntries) {
          const object = source.children[0]?.children[0];
          if (object) copied.push(frame.evaluate(object, frame));
        } else assignLoop(parts.slice(index + 1, within), source, frame);
        index = within + 1;
      } else if (word === 'if') {
        const condition = parts[index + 1];
        if (!condition) break;
        frame.evaluate(condition, frame);
        applyPresence(presenceOf(condition, true, frame), frame);
        index++;
      }
    }
    const written = parts.slice(0, Math.max(start, 0)).filter(({ name }) => name !== ':');
    const values = written.map((part) => frame.evaluate(part, frame));
    if (copied.length > 0) return unionAll(copied);
    return node.name === 'DictionaryComprehensionExpression'
      ? nothing
      : heldOf(values.at(-1) ?? nothing);
  });
  return value;
}
